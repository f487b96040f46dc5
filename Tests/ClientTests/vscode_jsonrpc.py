#!/usr/bin/env python3
"""Takes vscode-jsonrpc out of PyPI's basedpyright wheel: its source map carries the whole sources.

usage: vscode_jsonrpc.py WHEEL FOLDER"""
import json
import pathlib
import sys
import zipfile

wheel, folder = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    source_map = json.loads(archive.read("basedpyright/dist/pyright-langserver.js.map"))
count = 0
for name, text in zip(source_map["sources"], source_map["sourcesContent"]):
    _, found, path = name.rpartition("/node_modules/vscode-jsonrpc/")
    if found and text and ".." not in path:
        file = pathlib.Path(folder, path)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        count += 1
if count < 10:
    sys.exit(f"{wheel} carries {count} files of vscode-jsonrpc")

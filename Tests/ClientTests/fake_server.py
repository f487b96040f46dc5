#!/usr/bin/env python3
"""A server that does on purpose what the real one does rarely or never; for the clients' tests."""
import json
import os
import sys
import time


def send(message):
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", **message}) + "\n")
    sys.stdout.flush()


held = {}
for line in sys.stdin:
    message = json.loads(line)
    method, params, id = message["method"], message.get("params") or {}, message.get("id")
    if method == "$/cancelRequest":
        if params["id"] in held:
            held.pop(params["id"])
            send({"id": params["id"], "error": {"code": -32800, "message": "cancelled",
                                                "data": {"reason": "cancelled", "pointer": ""}}})
    elif method == "fake.hold":
        held[id] = True
    elif method == "fake.held":
        send({"id": id, "result": {"count": len(held)}})
    elif method == "fake.progress":
        for step in range(params["steps"]):
            for token in ("workDoneToken", "partialResultToken"):
                if token in params:
                    send({"method": "$/progress",
                          "params": {"token": params[token], "value": {"step": step}}})
        # Nobody's progress, and an answer that nobody waits for.
        send({"method": "$/progress", "params": {"token": "elsewhere", "value": 1}})
        send({"id": 987654321, "result": {}})
        send({"id": id, "result": {"steps": params["steps"]}})
    elif method == "fake.die":
        print("first line\nthe disk is on fire", file=sys.stderr, flush=True)
        os._exit(params.get("status", 3))
    elif method == "fake.garbage":
        print("Segmentation fault", flush=True)
    elif method == "fake.noId":
        send({"id": None, "error": {"code": -32700, "message": "not JSON"}})
    elif method == "fake.oddId":
        send({"id": [1], "result": {}})
    elif method == "fake.closeOutput":
        os.close(1)
        time.sleep(60)
    elif method == "fake.huge":
        send({"id": id, "result": {"text": "x" * params["size"]}})
    else:
        # One more member than anybody knows.
        send({"id": id, "result": {"date": "2022-02-28", "isClamped": True, "mood": "good",
                                   "dates": [{"date": "2022-02-28", "mood": {}}]}})

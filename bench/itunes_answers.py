"""Answers as the iTunes Search API gives them, one a line: members and lengths like the real ones,
names and titles that nobody owns."""

import json
import random

COMPOSERS = {
    "John Dowland": ["Flow, my tears", "Come again, sweet love doth now invite", "Fine knacks for ladies"],
    "William Byrd": ["Ave verum corpus", "Sing joyfully", "The Bells"],
    "Henry Purcell": ["When I am laid in earth", "Music for a while", "Fairest isle"],
    "Johann Sebastian Bach": ["Wachet auf, ruft uns die Stimme", "Jesu bleibet meine Freude", "Air"],
    "Франц Шуберт": ["Gretchen am Spinnrade", "Der Lindenbaum", "Die Forelle"],
    "瀧廉太郎": ["荒城の月", "花", "箱根八里"],
}
AUTHORS = {
    "Jane Austen": ["Emma", "Persuasion", "Sense and Sensibility"],
    "Herman Melville": ["Moby-Dick; or, The Whale", "Bartleby, the Scrivener", "Typee"],
    "허균": ["홍길동전"],
}
SENTENCES = [
    "It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.",
    "Call me Ishmael.<br />Some years ago, never mind how long precisely, I thought I would sail about a little.",
    "\u201cYou have delighted us long enough,\u201d said her father, and \"that\" was that.",
    "이 책은 조선 시대의 소설입니다.",
]


def slug(text):
    return "-".join(word for word in text.lower().split() if word.isalnum()) or "x"


def picture(chance, size):
    return "https://is%d-ssl.mzstatic.com/image/thumb/Music%d/v4/%02x/%02x/%02x/%s/source/%dx%dbb.jpg" % (
        chance.randint(1, 5), chance.randint(100, 130), *(chance.randrange(256) for _ in range(3)),
        "%032x" % chance.getrandbits(128), size, size,
    )


def song(chance):
    artist = chance.choice(list(COMPOSERS))
    title = chance.choice(COMPOSERS[artist])
    album = title + ", and Other Works"
    artist_id, album_id, track_id = (chance.randint(10**8, 2 * 10**9) for _ in range(3))
    page = "https://music.apple.com/us/album/%s/%d?" % (slug(title), album_id)
    tracks = chance.randint(4, 30)
    return {
        "wrapperType": "track", "kind": "song",
        "artistId": artist_id, "collectionId": album_id, "trackId": track_id,
        "artistName": artist, "collectionName": album, "trackName": title,
        "collectionCensoredName": album, "trackCensoredName": title,
        "artistViewUrl": "https://music.apple.com/us/artist/%s/%d?uo=4" % (slug(artist), artist_id),
        "collectionViewUrl": page + "i=%d&uo=4" % track_id,
        "trackViewUrl": page + "i=%d&uo=4" % track_id,
        "previewUrl": "https://audio-ssl.itunes.apple.com/itunes-assets/AudioPreview125/v4/%s/mzaf_%d.plus.aac.p.m4a"
        % ("%032x" % chance.getrandbits(128), chance.randint(10**18, 10**19)),
        "artworkUrl30": picture(chance, 30), "artworkUrl60": picture(chance, 60),
        "artworkUrl100": picture(chance, 100),
        "collectionPrice": 9.99, "trackPrice": chance.choice([0.99, 1.29, -1.0]),
        "releaseDate": "%d-%02d-%02dT12:00:00Z" % (chance.randint(1990, 2020), chance.randint(1, 12), chance.randint(1, 28)),
        "collectionExplicitness": "notExplicit", "trackExplicitness": "notExplicit",
        "discCount": 1, "discNumber": 1, "trackCount": tracks, "trackNumber": chance.randint(1, tracks),
        "trackTimeMillis": chance.randint(60_000, 600_000),
        "country": "USA", "currency": "USD", "primaryGenreName": "Classical", "isStreamable": True,
    }


def ebook(chance):
    author = chance.choice(list(AUTHORS))
    title = chance.choice(AUTHORS[author])
    author_id, book_id = chance.randint(10**8, 10**9), chance.randint(10**8, 10**9)
    return {
        "artworkUrl60": picture(chance, 60), "artworkUrl100": picture(chance, 100),
        "artistViewUrl": "https://books.apple.com/us/artist/%s/%d?uo=4" % (slug(author), author_id),
        "trackCensoredName": title, "fileSizeBytes": chance.randint(10**5, 10**7),
        "formattedPrice": "Free", "artistIds": [author_id], "genreIds": ["10049", "38", "9031"],
        "trackViewUrl": "https://books.apple.com/us/book/%s/id%d?uo=4" % (slug(title), book_id),
        "releaseDate": "18%02d-01-01T08:00:00Z" % chance.randrange(100),
        "artistId": author_id, "artistName": author,
        "genres": ["Classics", "Books", "Fiction & Literature"], "price": 0.00,
        "description": " ".join(chance.choice(SENTENCES) for _ in range(8)),
        "currency": "USD", "trackId": book_id, "trackName": title, "kind": "ebook",
        "averageUserRating": chance.choice([3.5, 4.0, 4.5]), "userRatingCount": chance.randint(1, 5000),
    }


def write(path, size, seed=3):
    """Writes answers of 50 results each until the file has `size` bytes."""
    chance = random.Random(seed)
    # A few hundred different ones are as good as any number, and are made once.
    records = [(song if n % 4 else ebook)(chance) for n in range(400)]
    texts = [json.dumps(record, ensure_ascii=False, separators=(",", ":")) for record in records]
    with open(path, "w", encoding="utf-8") as file:
        while file.tell() < size:
            results = ",".join(chance.choices(texts, k=50))
            file.write('{"resultCount":50,"results":[%s]}\n' % results)

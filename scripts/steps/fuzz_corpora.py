# SPDX-License-Identifier: MIT
"""The corpora of the fuzz targets: core/fuzz/corpus/TARGET.tar.gz, an archive each."""

import gzip
import io
import shutil
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
ARCHIVES = ROOT / "core/fuzz/corpus"
TARGETS = sorted(path.name.removesuffix(".tar.gz") for path in ARCHIVES.glob("*.tar.gz"))


def unpack(target, folder):
    """Replaces the contents of a folder by a corpus, and returns the folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with tarfile.open(ARCHIVES / f"{target}.tar.gz") as archive:
        for member in archive.getmembers():
            (folder / Path(member.name).name).write_bytes(archive.extractfile(member).read())
    return folder


def pack(target, folder):
    """Writes a corpus. Equal inputs give an equal archive: it has no times and no owners."""
    packed = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=packed, mtime=0) as stream, \
            tarfile.open(fileobj=stream, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for path in sorted(folder.iterdir()):
            member = tarfile.TarInfo(path.name)
            member.size = path.stat().st_size
            archive.addfile(member, io.BytesIO(path.read_bytes()))
    (ARCHIVES / f"{target}.tar.gz").write_bytes(packed.getvalue())

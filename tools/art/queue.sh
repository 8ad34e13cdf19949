#!/bin/bash
# Renders the jobs of a file one after the other at low priority, skips finished ones, and waits for new lines until a line is "end".
#   tools/art/queue.sh FOLDER   reads FOLDER/jobs.txt from top to bottom: lines "<scene> <view>", as in views.txt beside this script
# To render a master again, delete its PNG. To retry a failed job, delete its .failed file.
masters=${1:?folder of the masters}
cd "$(dirname "$0")/../.." || exit 1
while true; do
  next=
  while read -r scene view _; do
    [ -z "$view" ] && continue
    [ -e "$masters/$scene/$view.png" ] || [ -e "$masters/$scene/$view.failed" ] || { next="$scene $view"; break; }
  done < "$masters/jobs.txt"
  if [ -z "$next" ]; then
    grep -q '^end' "$masters/jobs.txt" && exit 0
    sleep 5
    continue
  fi
  read -r scene view <<< "$next"
  started=$(date +%s)
  nice -n 19 blender -b --factory-startup -P tools/art/render.py -- "$scene" "$view" final out="$masters/$scene/$view.part.png" > "$masters/last.log" 2>&1
  if [ -e "$masters/$scene/$view.part.png" ]; then
    mv "$masters/$scene/$view.part.png" "$masters/$scene/$view.png"
    echo "$(date +%T) done $scene $view $(($(date +%s) - started)) s" >> "$masters/queue.log"
  else
    mkdir -p "$masters/$scene"
    cp "$masters/last.log" "$masters/$scene/$view.failed"
    echo "$(date +%T) FAILED $scene $view" >> "$masters/queue.log"
  fi
done

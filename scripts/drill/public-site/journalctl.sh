#!/bin/bash
# What docs/public-site.md asks of the journal, in a folder without one: the log of a unit since an instant, which is the
# last reload. systemctl.sh notes how long the log was then.
set -euo pipefail
unit=
while [ $# -gt 0 ]; do
  case $1 in
    -q) ;;
    -u) unit=${2%.service}; shift ;;
    --since) shift ;;
    *) echo "journalctl of the drill does not know $1" >&2; exit 1 ;;
  esac
  shift
done
tail -c "+$(($(cat "/run/$unit.reloaded" 2> /dev/null || echo 0) + 1))" "/var/log/$unit.log"

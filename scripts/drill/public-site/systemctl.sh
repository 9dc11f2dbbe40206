#!/bin/bash
# What docs/public-site.md asks of systemd, in a folder without one: starts, stops and reloads by the units' own lines.
set -euo pipefail
unit_of() { echo "/etc/systemd/system/${1%.service}.service"; }
value() { sed -n "s/^$2=//p" "$(unit_of "$1")" | tail -1; }
pid_file() { echo "/run/${1%.service}.pid"; }

start() {
  case $1 in
    nginx) nginx ;;
    postgresql*) pg_ctlcluster 15 main start || true ;;
    *.timer) ;;
    *)
      (
        set -a
        while read -r file; do . "$file"; done < <(sed -n 's/^EnvironmentFile=//p' "$(unit_of "$1")")
        eval "$(sed -n 's/^Environment=//p' "$(unit_of "$1")")"
        set +a
        cd "$(value "$1" WorkingDirectory)"
        export HOME=/var/lib/diyar
        if [ "$(value "$1" Type)" = oneshot ]; then
          exec setpriv --reuid="$(value "$1" User)" --regid="$(value "$1" Group)" --init-groups --no-new-privs $(value "$1" ExecStart)
        fi
        setsid setpriv --reuid="$(value "$1" User)" --regid="$(value "$1" Group)" --init-groups --no-new-privs \
          $(value "$1" ExecStart) >> "/var/log/${1%.service}.log" 2>&1 < /dev/null &
        echo $! > "$(pid_file "$1")"
      )
      ;;
  esac
}

stop() {
  case $1 in
    nginx) nginx -s quit || true ;;
    postgresql*) pg_ctlcluster 15 main stop -m fast || true ;;
    *)
      local pid
      pid=$(cat "$(pid_file "$1")" 2> /dev/null) || return 0
      kill -TERM "$pid" 2> /dev/null || true
      while kill -0 "$pid" 2> /dev/null; do sleep 0.1; done
      rm -f "$(pid_file "$1")"
      ;;
  esac
}

reload() {
  [ "$1" != nginx ] || { nginx -s reload; return; }
  # journalctl.sh begins here.
  stat -c %s "/var/log/${1%.service}.log" > "/run/${1%.service}.reloaded"
  kill -HUP "$(cat "$(pid_file "$1")")"
}

action=$1
shift
for unit in "$@"; do
  case $action in
    daemon-reload | --now) ;;
    enable | start) [ "$unit" = --now ] || start "$unit" ;;
    stop) stop "$unit" ;;
    restart) stop "$unit"; start "$unit" ;;
    reload) reload "$unit" ;;
    *) echo "systemctl of the drill does not know $action" >&2; exit 1 ;;
  esac
done

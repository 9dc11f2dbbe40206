#!/bin/sh
# Patroni runs this once, on the first primary, with a connection string: the account and the database of the api.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" -d "$1" <<'SQL'
CREATE ROLE diyar LOGIN PASSWORD :'password';
CREATE DATABASE diyar OWNER diyar;
SQL

#!/bin/sh
# What docker-compose.yml needs of the official image's entry point: a first start makes the cluster and runs the
# files of /docker-entrypoint-initdb.d, on the socket alone; every start then becomes the server.
set -eu

if [ "$1" = postgres ] && [ ! -e "$PGDATA/PG_VERSION" ]; then
  password=$(mktemp)
  printf '%s\n' "$POSTGRES_PASSWORD" >"$password"
  # shellcheck disable=SC2086 -- several arguments
  initdb --pgdata="$PGDATA" --username="$POSTGRES_USER" --pwfile="$password" \
    --auth-local=trust --auth-host=scram-sha-256 ${POSTGRES_INITDB_ARGS:-}
  rm "$password"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --wait start -o "-c listen_addresses='' -k /run/postgresql"
  for script in /docker-entrypoint-initdb.d/*.sql; do
    psql --host=/run/postgresql --username="$POSTGRES_USER" --dbname=postgres --no-psqlrc \
      --set=ON_ERROR_STOP=1 --file="$script"
  done
  pg_ctl --wait --mode=fast stop
fi
[ "$1" != postgres ] || set -- "$@" -c "listen_addresses=*" -k /run/postgresql
exec "$@"

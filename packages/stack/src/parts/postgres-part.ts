import { startPostgres, type PostgresOptions } from '../postgres/server'
import type { Part } from '../supervision/part'

/** The embedded PostgreSQL as a part: it comes back on the port that the others know. */
export function postgresPart(options: Omit<PostgresOptions, 'log' | 'started'>): Part {
  return {
    name: 'postgres',
    launch: (log, started) => startPostgres({ ...options, log, started }).then(() => undefined),
  }
}

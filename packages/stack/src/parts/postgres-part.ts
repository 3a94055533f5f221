import { startPostgres, type PostgresOptions } from '../postgres/server'
import type { Part } from '../supervision/part'

export function postgresPart(options: Omit<PostgresOptions, 'log' | 'started'>): Part {
  return {
    name: 'postgres',
    launch: (log, started) => startPostgres({ ...options, log, started }).then(() => undefined),
  }
}

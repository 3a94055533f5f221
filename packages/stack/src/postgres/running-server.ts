import { ignoreFailure } from '@carelane/config/ignore-failure'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { clusterFolder } from './cluster-folder'
import { answers, embeddedPostgresUrl, type PostgresOptions } from './server'
import { postgresUser } from './user'

const PORT_LINE = 3

export async function runningPostgresUrl({
  dataFolder,
  password,
}: Pick<PostgresOptions, 'dataFolder' | 'password'>): Promise<string | undefined> {
  const file = path.join(clusterFolder(dataFolder, postgresUser()), 'postmaster.pid')
  const noted = (await ignoreFailure(readFile(file, 'utf8'), 'probing')) ?? ''
  const port = Number(noted.split('\n')[PORT_LINE])
  if (!port) return undefined
  const url = embeddedPostgresUrl({ port, password })
  return (await answers(url)) ? url : undefined
}

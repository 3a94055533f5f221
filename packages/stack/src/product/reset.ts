import { rmSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { dropDatabases, hostAndPort } from '../databases/server'
import { clusterFolder } from '../postgres/cluster-folder'
import { clearLeftovers } from '../postgres/cluster'
import { postgresUser } from '../postgres/user'
import { Problem } from '../problem'

interface Reset {
  dataFolder: string
  serverUrl: string | undefined
  databasePrefix: string
  yes: boolean
}

/** @throws Problem unless the user confirms */
export async function reset({ dataFolder, serverUrl, databasePrefix, yes }: Reset): Promise<void> {
  const what = serverUrl ? `the databases of Carelane on ${hostAndPort(serverUrl)} and ` : ''
  if (!yes) await confirmOrThrow(`Delete ${what}everything in ${dataFolder}? All content is lost. Type yes: `)
  if (serverUrl) await dropDatabases(serverUrl, databasePrefix)
  const cluster = clusterFolder(dataFolder, postgresUser())
  await clearLeftovers(cluster)
  const stored = ['postgres', 'media', 'pages', 'logs', 'secrets.json', 'accounts.json', 'running.json']
  for (const place of [cluster, `${cluster}.new`, ...stored.map((name) => path.join(dataFolder, name))])
    rmSync(place, { recursive: true, force: true })
}

async function confirmOrThrow(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new Problem('Nobody is there to ask: add --yes to begin anew (npm start -- --reset --yes).')
  const asking = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await asking.question(question)
  asking.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Problem('Nothing was deleted.')
}

import { createHash } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  dropDatabases,
  makeSecrets,
  onServer,
  startProduct,
  stampText,
  writeStamp,
  type ProductOptions,
} from '@carelane/stack'

/** Keeps two test files from preparing the same template. */
const LOCK = 0x7e3a
const PREFIX = 'carelane_template_'
const DATABASE = 'carelane_cms'

type Copy = Pick<ProductOptions, 'contentStamp' | 'seed' | 'databasePrefix' | 'dataFolder'> & {
  serverUrl: string
}

/** Copies content prepared once per run: a second instead of many. */
export async function copyContent({
  serverUrl,
  dataFolder,
  databasePrefix,
  ...content
}: Copy): Promise<void> {
  const template = await ensureTemplate(serverUrl, content)
  await cp(template.folder, dataFolder, { recursive: true })
  const database = databasePrefix + DATABASE
  await onServer(serverUrl, (client) =>
    client.query(`CREATE DATABASE "${database}" TEMPLATE "${template.prefix}${DATABASE}"`),
  )
  await writeStamp(serverUrl, database, stampText(content))
}

export async function dropTemplates(serverUrl: string): Promise<void> {
  for (const prefix of await templatePrefixes(serverUrl)) {
    await dropDatabases(serverUrl, prefix)
    await rm(templateFolder(serverUrl, prefix), { recursive: true, force: true })
  }
}

async function ensureTemplate(serverUrl: string, content: Pick<ProductOptions, 'contentStamp' | 'seed'>) {
  const prefix = `${PREFIX}${content.contentStamp}_${content.seed ? 'seeded' : 'empty'}_`
  const folder = templateFolder(serverUrl, prefix)
  await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    if ((await templatePrefixes(serverUrl)).includes(prefix)) return
    await rm(folder, { recursive: true, force: true })
    const draft = `draft_${prefix}`
    await dropDatabases(serverUrl, draft)
    await prepare({ ...content, serverUrl, dataFolder: folder, databasePrefix: draft })
    // Under this name it is complete.
    await client.query(`ALTER DATABASE "${draft}${DATABASE}" RENAME TO "${prefix}${DATABASE}"`)
    await dropDatabases(serverUrl, draft)
  })
  return { prefix, folder }
}

async function prepare(content: Copy): Promise<void> {
  const product = await startProduct({
    ...content,
    wanted: [],
    ports: { site: 1, cms: 1, sandbox: 1 },
    secrets: makeSecrets(),
    accountsFile: path.join(content.dataFolder, 'accounts.json'),
    environment: process.env,
    development: false,
    progress: { step: (_name, work) => work(), say: () => undefined },
    stop: new AbortController().signal,
  })
  await product.stop()
}

async function templatePrefixes(serverUrl: string): Promise<string[]> {
  return onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE starts_with(datname, $1)`,
      [PREFIX],
    )
    return rows.map(({ name }) => name.slice(0, -DATABASE.length))
  })
}

function templateFolder(serverUrl: string, prefix: string): string {
  const server = createHash('sha256').update(serverUrl).digest('hex').slice(0, 8)
  return path.join(tmpdir(), `${prefix}${server}`)
}

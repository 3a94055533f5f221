import { createHash } from 'node:crypto'
import { cp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  dropDatabases,
  freePort,
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

/** In this order, so that the template is complete when the last one has its name. */
const PREPARED = ['carelane_sandbox', 'carelane_cms'] as const
const [, LAST] = PREPARED

type Content = Pick<ProductOptions, 'contentStamp' | 'seed'>

interface Copy extends Content, Pick<ProductOptions, 'databasePrefix' | 'dataFolder' | 'wanted'> {
  serverUrl: string
}

/** Copies what was prepared once per run: a second instead of many. Parts that are not wanted get an empty database. */
export async function copyContent({
  serverUrl,
  dataFolder,
  databasePrefix,
  wanted,
  ...content
}: Copy): Promise<void> {
  const template = await ensureTemplate(serverUrl, content)
  await cp(template.folder, dataFolder, { recursive: true })
  await onServer(serverUrl, async (client) => {
    for (const database of PREPARED) {
      const isWanted = wanted.some((part) => database === `carelane_${part}`)
      const from = isWanted ? template.prefix + database : 'template1'
      await client.query(`CREATE DATABASE "${databasePrefix}${database}" TEMPLATE "${from}"`)
    }
  })
  await writeStamp(serverUrl, databasePrefix + LAST, stampText(content))
}

export async function dropTemplates(serverUrl: string): Promise<void> {
  for (const prefix of await templatePrefixes(serverUrl)) {
    await dropDatabases(serverUrl, prefix)
    await rm(templateFolder(serverUrl, prefix), { recursive: true, force: true })
  }
}

async function ensureTemplate(serverUrl: string, content: Content) {
  const prefix = `${PREFIX}${content.contentStamp}_${content.seed ? 'seeded' : 'empty'}_`
  const folder = templateFolder(serverUrl, prefix)
  await onServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    if ((await templatePrefixes(serverUrl)).includes(prefix)) return
    await rm(folder, { recursive: true, force: true })
    // PostgreSQL cuts names after 63 characters.
    const draft = `new_${prefix}`
    for (const of of [draft, prefix]) await dropDatabases(serverUrl, of)
    await prepare({ ...content, serverUrl, dataFolder: folder, databasePrefix: draft })
    for (const database of PREPARED)
      await client.query(`ALTER DATABASE "${draft}${database}" RENAME TO "${prefix}${database}"`)
    await dropDatabases(serverUrl, draft)
  })
  return { prefix, folder }
}

async function prepare(content: Omit<Copy, 'wanted'>): Promise<void> {
  const product = await startProduct({
    ...content,
    // It fills its tables when it starts.
    wanted: ['sandbox'],
    ports: { site: 1, cms: 1, sandbox: await freePort() },
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
    return rows.flatMap(({ name }) => (name.endsWith(LAST) ? [name.slice(0, -LAST.length)] : []))
  })
}

function templateFolder(serverUrl: string, prefix: string): string {
  const server = createHash('sha256').update(serverUrl).digest('hex').slice(0, 8)
  return path.join(tmpdir(), `${prefix}${server}`)
}

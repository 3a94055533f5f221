import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  dropDatabases,
  freePort,
  makeSecrets,
  ROOT,
  startProduct,
  type Ports,
  type Product,
  type Secrets,
} from '@carelane/stack'
import { z } from 'zod'
import { contentStamp } from './server/content-stamp'
import { testServerUrl } from './server/test-server-url'
import { copyContent } from './stack/template'

type NodePart = keyof Ports

export interface StackWishes {
  /** By default all. */
  parts?: NodePart[]
  /** Demo content and accounts. */
  seed?: boolean
  environment?: Record<string, string>
}

export interface Stack {
  siteUrl: string
  cmsUrl: string
  sandboxUrl: string
  databaseUrls: Product['databaseUrls']
  dataFolder: string
  accounts: z.output<typeof accountsSchema>
  secrets: Secrets
  /** Stays down until `start`. */
  kill(part: NodePart, signal?: NodeJS.Signals): Promise<void>
  start(part: NodePart): Promise<void>
  log(part: NodePart): Promise<string>
  stop(): Promise<void>
}

const accountsSchema = z.array(z.object({ email: z.string(), password: z.string(), role: z.string() }))

/**
 * Production builds on free ports.
 * @throws Error if builds are missing or a part does not start
 */
export async function startStack({ parts, seed = true, environment = {} }: StackWishes = {}): Promise<Stack> {
  if (!existsSync(path.join(ROOT, 'cms/.next/BUILD_ID'))) throw new Error('Build first: pnpm turbo run build')
  const serverUrl = testServerUrl()
  const ports = { site: await freePort(), cms: await freePort(), sandbox: await freePort() }
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'carelane-stack-'))
  const databasePrefix = `carelane_test_${randomBytes(4).toString('hex')}_`
  const accountsFile = path.join(dataFolder, 'accounts.json')
  const secrets = makeSecrets()
  const stamp = contentStamp()
  const forget = async () => {
    await dropDatabases(serverUrl, databasePrefix)
    rmSync(dataFolder, { recursive: true, force: true })
  }
  const wanted = parts ?? ['sandbox', 'cms', 'site']
  try {
    await copyContent({ serverUrl, dataFolder, databasePrefix, wanted, contentStamp: stamp, seed })
    const product = await startProduct({
      ports,
      dataFolder,
      secrets,
      serverUrl,
      databasePrefix,
      accountsFile,
      contentStamp: stamp,
      wanted,
      seed,
      environment: { ...process.env, LOG_LEVEL: 'warn', ...environment },
      development: false,
      progress: { step: (_name, work) => work(), say: () => undefined },
      stop: new AbortController().signal,
    })
    return {
      siteUrl: `http://localhost:${ports.site}`,
      cmsUrl: `http://localhost:${ports.cms}`,
      sandboxUrl: `http://localhost:${ports.sandbox}`,
      databaseUrls: product.databaseUrls,
      dataFolder,
      accounts: seed ? accountsSchema.parse(JSON.parse(await readFile(accountsFile, 'utf8'))) : [],
      secrets,
      kill: (part, signal = 'SIGKILL') => partOf(product, part).kill(signal),
      start: (part) => partOf(product, part).start(),
      log: (part) => readFile(path.join(dataFolder, 'logs', `${part}.log`), 'utf8'),
      stop: async () => {
        await product.stop()
        await forget()
      },
    }
  } catch (error) {
    await forget()
    throw error
  }
}

function partOf(product: Product, name: NodePart) {
  const part = product.parts[name]
  if (part) return part
  throw new Error(`This stack was started without ${name}.`)
}

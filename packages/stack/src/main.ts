import { checkEnvironment, readEnvironment } from '@carelane/config'
import path from 'node:path'
import { prepareDataFolder } from './data/folder'
import { readSecrets } from './data/secrets'
import { ensureDatabases } from './databases/server'
import { checkPorts } from './product/check-ports'
import type { Ports, Progress } from './product/options'
import { startProduct } from './product/product'
import { stopLeftovers } from './supervision/running-file'

export { runBackup } from './backup/run-backup'
export { runRestore } from './backup/run-restore'
export { reset } from './product/reset'
export { runContent } from './product/run-content'
export { runSubmissions } from './product/submissions'

export interface Installation {
  ports: Ports
  dataFolder: string
  databasePrefix: string
  serverUrl: string | undefined
  live: boolean
}

export interface StartOptions {
  installation: Installation
  development: boolean
  contentStamp: string
  progress: Progress
  stop: AbortSignal
}

export interface Started {
  ready: string
  accountsFile: string
  stop(): Promise<void>
}

const LIVE_KEYS = [
  'AFTER_SALES_SIGN_SECRET',
  'AFTER_SALES_AES_KEY',
  'AFTER_SALES_RSA_PUBLIC_KEY',
  'LOGIN_URL',
  'INDIA_LOGIN_URL',
  'LOGIN_CLIENT_ID',
  'LOGIN_APP_ID',
] as const

/**
 * Checks that a start can succeed before the slow build. Requires the lock of the data folder.
 * @throws Problem or EnvironmentError
 */
export async function readInstallation(root: string, progress: Progress): Promise<Installation> {
  const live = Boolean(process.env.AFTER_SALES_URL)
  checkEnvironment(live ? LIVE_KEYS : [])
  const settings = readEnvironment([
    'SITE_PORT',
    'CMS_PORT',
    'SANDBOX_PORT',
    'CARELANE_DATA_DIR',
    'CARELANE_DATABASE_PREFIX',
  ])
  const installation: Installation = {
    ports: { site: settings.SITE_PORT, cms: settings.CMS_PORT, sandbox: settings.SANDBOX_PORT },
    dataFolder: path.resolve(root, settings.CARELANE_DATA_DIR),
    databasePrefix: settings.CARELANE_DATABASE_PREFIX,
    serverUrl: process.env.DATABASE_URL ? readEnvironment(['DATABASE_URL']).DATABASE_URL : undefined,
    live,
  }
  prepareDataFolder(installation.dataFolder)
  const leftovers = await stopLeftovers(installation.dataFolder)
  if (leftovers.length > 0)
    progress.say(`stopped what an earlier start left running: ${leftovers.join(', ')}`)
  await checkPorts(live ? { ...installation.ports, sandbox: undefined } : installation.ports)
  if (installation.serverUrl) await ensureDatabases(installation.serverUrl, installation.databasePrefix)
  return installation
}

/**
 * Requires the lock of the data folder.
 * @throws Problem
 */
export async function start({ installation, progress, stop, ...wishes }: StartOptions): Promise<Started> {
  const { dataFolder, serverUrl, databasePrefix, live } = installation
  const accountsFile = path.join(dataFolder, 'accounts.json')
  const product = await startProduct({
    ports: installation.ports,
    dataFolder,
    secrets: readSecrets(dataFolder),
    serverUrl,
    databasePrefix,
    accountsFile,
    contentStamp: wishes.contentStamp,
    wanted: live ? ['cms', 'site'] : ['sandbox', 'cms', 'site'],
    seed: true,
    environment: process.env,
    development: wishes.development,
    progress,
    stop,
  })
  const { SITE_URL, CMS_URL, AFTER_SALES_URL } = product.environment
  return {
    ready: `ready  site ${SITE_URL}/  admin ${CMS_URL}/admin  ${live ? 'after-sales' : 'sandbox'} ${AFTER_SALES_URL}/`,
    accountsFile,
    stop: product.stop,
  }
}

import { readEnvironment } from '@carelane/config'
import path from 'node:path'
import { prepareDataFolder } from './data/folder'
import { readSecrets } from './data/secrets'
import { checkPorts } from './product/check-ports'
import type { Progress } from './product/options'
import { startProduct } from './product/product'
import { reset } from './product/reset'
import { stopLeftovers } from './supervision/running-file'

export type StartOptions = {
  root: string
  development: boolean
  reset: boolean
  yes: boolean
  contentStamp: string
  progress: Progress
  stop: AbortSignal
}

export type Started = {
  /** One line that says where everything is. */
  ready: string
  accountsFile: string
  stop(): Promise<void>
}

/**
 * What `npm start` does once everything is installed and built. The caller holds the lock of the data folder.
 * @throws Problem or EnvironmentError with a message for the person who typed it
 */
export async function start({ root, progress, stop, ...wishes }: StartOptions): Promise<Started> {
  const settings = readEnvironment([
    'SITE_PORT',
    'CMS_PORT',
    'SANDBOX_PORT',
    'CARELANE_DATA_DIR',
    'CARELANE_DATABASE_PREFIX',
  ])
  const serverUrl = process.env.DATABASE_URL ? readEnvironment(['DATABASE_URL']).DATABASE_URL : undefined
  const dataFolder = path.resolve(root, settings.CARELANE_DATA_DIR)
  const databasePrefix = settings.CARELANE_DATABASE_PREFIX
  const ports = { site: settings.SITE_PORT, cms: settings.CMS_PORT, sandbox: settings.SANDBOX_PORT }
  prepareDataFolder(dataFolder)
  const leftovers = await stopLeftovers(dataFolder)
  if (leftovers.length > 0)
    progress.say(`stopped what an earlier start left running: ${leftovers.join(', ')}`)
  // Whoever names a live after-sales API needs no sandbox.
  const live = Boolean(process.env.AFTER_SALES_URL)
  await checkPorts(live ? { ...ports, sandbox: undefined } : ports)
  if (wishes.reset) await reset({ dataFolder, serverUrl, databasePrefix, yes: wishes.yes })
  const accountsFile = path.join(dataFolder, 'accounts.json')
  const product = await startProduct({
    ports,
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

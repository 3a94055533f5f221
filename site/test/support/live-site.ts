import { startPgbouncer, type Pgbouncer } from '@carelane/test-kit/pgbouncer'
import { startStack, type Stack } from '@carelane/test-kit/stack'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { sandboxAt, type Sandbox } from '../browser/support/sandbox'
import { BuiltSite } from './built-site'
import { MainApiStandIn } from './main-api-stand-in'
import { registerSite } from './register-site'
import { sandboxKeys } from './sandbox-keys'

/** Behind HAProxy and with pgbouncer, where there is more than one. */
const PROCESSES = Number(process.env.TESTED_PROCESSES ?? 1)

/** Each process counts pages and limits of its own. */
export const IS_ONE_PROCESS = PROCESSES === 1

export interface LiveSite {
  readonly cms: MainApiStandIn
  readonly site: BuiltSite
  readonly sandbox: Sandbox
  readonly sandboxUrl: string
  readonly sandboxDatabaseUrl: string
  readonly store: pg.Client
  readonly storeUrl: string
  shareEnvironment(): void
  /** SIGKILL. */
  restart(): Promise<void>
  /** Same store; the caller stops it. */
  startAnother(env?: Record<string, string>): Promise<BuiltSite>
  /** Expires leases; all is due. */
  timePasses(): Promise<unknown>
  newcomer(): string
}

/** @param more of the environment, asked for before the site starts */
export function useLiveSite(more: () => Record<string, string> = () => ({})): LiveSite {
  const cms = new MainApiStandIn()
  let stack: Stack | undefined
  let site: BuiltSite | undefined
  let store: pg.Client | undefined
  let pool: Pgbouncer | undefined
  let visitors = 0

  const environment = (env: Record<string, string> = {}) => {
    const { sandboxUrl, databaseUrls } = started(stack)
    return {
      ...sandboxKeys(),
      ...serverOf(databaseUrls.carelane_site),
      AFTER_SALES_URL: sandboxUrl,
      MESSAGES_URL: `${sandboxUrl}/messages`,
      LOGIN_URL: sandboxUrl,
      INDIA_LOGIN_URL: indiaLoginUrl(sandboxUrl),
      ...(pool && { DATABASE_POOL_URL: pool.url }),
      ...more(),
      ...env,
    }
  }
  const startProcess = (env?: Record<string, string>) => BuiltSite.start(cms.url, environment(env))

  const startSite = async () => {
    const { sandboxUrl } = started(stack)
    site =
      PROCESSES > 1 ? await BuiltSite.startSeveral(PROCESSES, cms.url, environment()) : await startProcess()
    const { port } = site
    for (const host of ['localhost', 'in.localhost']) await registerSite(sandboxUrl, `http://${host}:${port}`)
  }

  beforeAll(async () => {
    await cms.start()
    stack = await startStack({ parts: ['sandbox'], seed: false })
    if (PROCESSES > 1) pool = await startPgbouncer(stack.databaseUrls.carelane_site)
    await startSite()
    store = new pg.Client({ connectionString: stack.databaseUrls.carelane_site })
    await store.connect()
  })

  afterAll(async () => {
    await store?.end()
    await site?.stop()
    await pool?.stop()
    await stack?.stop()
    await cms.stop()
  })

  return {
    cms,
    get site() {
      return started(site)
    },
    get sandbox() {
      return sandboxAt(started(stack).sandboxUrl)
    },
    get sandboxUrl() {
      return started(stack).sandboxUrl
    },
    get store() {
      return started(store)
    },
    get storeUrl() {
      return started(stack).databaseUrls.carelane_site
    },
    get sandboxDatabaseUrl() {
      return started(stack).databaseUrls.carelane_sandbox
    },
    shareEnvironment() {
      const { sandboxUrl, databaseUrls } = started(stack)
      Object.assign(process.env, serverOf(databaseUrls.carelane_site), sandboxKeys(), {
        AFTER_SALES_URL: sandboxUrl,
        LOGIN_URL: sandboxUrl,
        INDIA_LOGIN_URL: indiaLoginUrl(sandboxUrl),
        SERVICE_BRAND: 'carelane',
        SESSION_SECRET: 'test-only-test-only-test-only-0123456789',
        LOG_LEVEL: 'fatal',
      })
    },
    async restart() {
      await started(site).stop()
      await startSite()
    },
    startAnother: startProcess,
    timePasses() {
      return started(store).query(
        `UPDATE submissions SET due_at = now() - interval '1 second' WHERE settled_at IS NULL`,
      )
    },
    newcomer() {
      visitors += 1
      return `2001:db8:${visitors.toString(16)}::1`
    },
  }
}

/** India's provider has its own host. */
function indiaLoginUrl(sandboxUrl: string): string {
  const url = new URL(sandboxUrl)
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  return url.origin
}

function started<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('Ask within a test: it is started before the first one.')
  return part
}

/** What a site needs to keep its things in this database. */
export function serverOf(databaseUrl: string): Record<string, string> {
  const prefix = new URL(databaseUrl).pathname.slice(1).replace(/carelane_site$/, '')
  return { DATABASE_URL: databaseUrl, CARELANE_DATABASE_PREFIX: prefix }
}

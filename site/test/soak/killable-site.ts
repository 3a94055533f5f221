import { freePort } from '@carelane/stack'
import { startStack } from '@carelane/test-kit/stack'
import { BuiltSite, PUBLICATION_SECRET } from '../support/built-site'
import { MainApiStandIn } from '../support/main-api-stand-in'
import { sandboxKeys } from '../support/sandbox-keys'

export type Part = 'site' | 'sandbox'

export async function startKillableSite(environment: Record<string, string> = {}) {
  const cms = new MainApiStandIn()
  await cms.start()
  const stack = await startStack({ parts: ['sandbox'], seed: false })
  process.env.SESSION_SECRET = PUBLICATION_SECRET
  const { sandboxUrl, databaseUrls } = stack
  const storeUrl = databaseUrls.carelane_site
  // Callbacks go to the payment's first address.
  const port = await freePort()
  const startSite = () =>
    BuiltSite.start(
      cms.url,
      {
        ...sandboxKeys(),
        DATABASE_URL: storeUrl,
        CARELANE_DATABASE_PREFIX: new URL(storeUrl).pathname.slice(1).replace(/carelane_site$/, ''),
        AFTER_SALES_URL: sandboxUrl,
        LOGIN_URL: sandboxUrl,
        INDIA_LOGIN_URL: sandboxUrl,
        LOG_LEVEL: 'error',
        ...environment,
      },
      port,
    )
  let site = await startSite()
  return {
    storeUrl,
    sandboxUrl,
    sandboxDatabaseUrl: databaseUrls.carelane_sandbox,
    get site() {
      return site
    },
    kill: (part: Part): Promise<void> => (part === 'site' ? site.stop() : stack.kill('sandbox', 'SIGKILL')),
    restart: async (part: Part): Promise<void> => {
      if (part === 'site') site = await startSite()
      else await stack.start('sandbox')
    },
    stop: async (): Promise<void> => {
      await site.stop()
      await stack.stop()
      await cms.stop()
    },
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { seal } from '../../../src/platform/sealed'
import { sandboxAt } from '../../browser/support/sandbox'
import { protectionServiceAt } from '../../support/protection-service'
import { signInTo } from '../../support/provider'
import { registerSite } from '../../support/register-site'
import type { Browser } from '../../support/visitor'
import { startKillableSite } from '../killable-site'

const START = '/ng/purchase-service/'
const PLAN = { productId: '2', durationDays: 365 }
const HOUR_SECONDS = 3600
const BETWEEN_MS = 300

export async function startShop() {
  const live = await startKillableSite()
  await registerSite(live.sandboxUrl, `http://localhost:${live.site.port}`)
  const service = protectionServiceAt(() => live.sandboxUrl)
  let visitors = 0
  let accounts = 0
  return {
    ...service,
    storeUrl: live.storeUrl,
    sandboxUrl: live.sandboxUrl,
    sandboxDatabaseUrl: live.sandboxDatabaseUrl,
    get site() {
      return live.site
    },
    kill: live.kill,
    restart: live.restart,
    stop: live.stop,

    async signIn(): Promise<Map<string, string>> {
      accounts += 1
      const phone = `+234-805${String(2_000_000 + accounts)}`
      const browser: Browser = { from: newcomer(accounts, 3), cookies: new Map() }
      const { status } = await signInTo(
        { site: live.site, sandbox: sandboxAt(live.sandboxUrl) },
        START,
        browser,
        { phone },
      )
      if (status !== 303) throw new Error(`the sign-in ended with ${status}`)
      return browser.cookies
    },

    async chooser(cookies: ReadonlyMap<string, string>): Promise<{ browser: Browser; imei: string }> {
      visitors += 1
      const from = newcomer(visitors, 2)
      const imei = await patiently(service.newPhone)
      const basket = await seal('purchase', { imei, plan: PLAN }, HOUR_SECONDS)
      return { imei, browser: { from, cookies: new Map(cookies).set('purchase', basket) } }
    },
  }
}

export type Shop = Awaited<ReturnType<typeof startShop>>

const newcomer = (count: number, network: number) => `2001:db8:${count.toString(16)}:${network}::1`

async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries === 100) throw error
      await delay(BETWEEN_MS)
    }
  }
}

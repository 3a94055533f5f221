import { startStack, type Stack } from '@carelane/test-kit/stack'
import { z } from 'zod'
import { sandboxAt } from '../browser/support/sandbox'
import { BuiltSite, PUBLICATION_SECRET } from '../support/built-site'
import { MainApiStandIn } from '../support/main-api-stand-in'
import { sandboxKeys } from '../support/sandbox-keys'
import { addOrders, openRatingForm, type Rating } from './raters'

const taken = z.object({
  submissions: z.array(
    z.object({
      requestKey: z.string(),
      content: z.object({ orderNumber: z.string(), suggestion: z.string().optional() }),
      arrivals: z.number(),
    }),
  ),
})

export type Taken = z.output<typeof taken>['submissions'][number]

interface Wishes {
  orders: number
  environment?: Record<string, string>
}

/** The built site before the built sandbox with many orders to rate; the site can be killed and started again. */
export async function startLiveRatings({ orders: count, environment = {} }: Wishes) {
  const cms = new MainApiStandIn()
  await cms.start()
  const stack = await startStack({ parts: ['sandbox'], seed: false })
  process.env.SESSION_SECRET = PUBLICATION_SECRET
  const { sandboxUrl, databaseUrls } = stack
  const orders = await addOrders(databaseUrls.carelane_sandbox, await ratableOrder(stack), count)
  const startSite = () =>
    BuiltSite.start(cms.url, {
      ...sandboxKeys(),
      DATABASE_URL: databaseUrls.carelane_site,
      CARELANE_DATABASE_PREFIX: new URL(databaseUrls.carelane_site).pathname
        .slice(1)
        .replace(/carelane_site$/, ''),
      AFTER_SALES_URL: sandboxUrl,
      LOG_LEVEL: 'error',
      ...environment,
    })
  let site = await startSite()
  const hand = await openRatingForm(site, orders[0] ?? '')
  const faults = `${sandboxUrl}/sandbox/faults`
  return {
    orders,
    storeUrl: databaseUrls.carelane_site,
    get site() {
      return site
    },
    /** Ends the site at once, without a chance to finish anything. */
    kill: () => site.stop(),
    restart: async () => {
      site = await startSite()
    },
    /** Whether the visitor was told 'received'. */
    handIn: (rating: Rating) => hand(site, rating),
    setFault: async (fault: { fault: string; delayMs?: number; times?: number }) => {
      const body = JSON.stringify({ call: 'rating-add', ...fault })
      await fetch(faults, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    },
    mend: () => fetch(faults, { method: 'DELETE' }).then(() => undefined),
    /** Whether the fault is still to strike. */
    isFaultSet: async () => Object.hasOwn((await (await fetch(faults)).json()) as object, 'rating-add'),
    /** What the service has, by its own tables. */
    taken: async (): Promise<Taken[]> =>
      taken.parse(await (await fetch(`${sandboxUrl}/sandbox/submissions?kind=rating-add`)).json())
        .submissions,
    stop: async () => {
      await site.stop()
      await stack.stop()
      await cms.stop()
    },
  }
}

export type LiveRatings = Awaited<ReturnType<typeof startLiveRatings>>

function ratableOrder({ sandboxUrl }: Stack): Promise<string> {
  return sandboxAt(sandboxUrl).typeFor('ng', 'Rating', 'can be rated')
}

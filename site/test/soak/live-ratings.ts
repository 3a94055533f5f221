import { sandboxAt } from '../browser/support/sandbox'
import { PLACES } from './hands/appointments'
import { addOrders, openRatingForm, type Rating } from './hands/ratings'
import { startKillableSite } from './killable-site'

interface Wishes {
  orders: number
  environment?: Record<string, string>
}

export async function startLiveRatings({ orders: count, environment = {} }: Wishes) {
  const live = await startKillableSite(environment)
  const { sandboxUrl } = live
  const sandbox = sandboxAt(sandboxUrl)
  const like = await sandbox.typeFor('ng', 'Rating', 'can be rated')
  const center = await sandbox.typeFor('ng', 'Repair appointment', `${PLACES} in each slot`)
  const orders = await addOrders(live.sandboxDatabaseUrl, like, count)
  const hand = await openRatingForm(live.site, orders[0] ?? '')
  const faults = `${sandboxUrl}/sandbox/faults`
  return {
    orders,
    center,
    sandbox,
    storeUrl: live.storeUrl,
    sandboxUrl,
    sandboxDatabaseUrl: live.sandboxDatabaseUrl,
    get site() {
      return live.site
    },
    kill: () => live.kill('site'),
    restart: () => live.restart('site'),
    handIn: (rating: Rating) => hand(live.site, rating),
    setFault: async ({ call = 'rating-add', ...fault }: Fault) => {
      const body = JSON.stringify({ call, ...fault })
      await fetch(faults, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
    },
    mend: () => fetch(faults, { method: 'DELETE' }).then(() => undefined),
    isFaultSet: async (call: string) => Object.hasOwn((await (await fetch(faults)).json()) as object, call),
    taken: () => sandbox.taken('rating-add'),
    stop: live.stop,
  }
}

interface Fault {
  call?: string
  fault: string
  delayMs?: number
  times?: number
}

export type LiveRatings = Awaited<ReturnType<typeof startLiveRatings>>

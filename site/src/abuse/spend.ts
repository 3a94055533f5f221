import { ACTIONS, WAITING_ACTIONS, type ActionName, type Period } from './actions'
import { countOne } from './counters'
import { spentOf, type Spent } from './price'
import { noteRefusal } from './refusals'
import { currentRules } from './rules'
import { keyedHash } from './secrets'
import { networkNameOf, subjectsOf, type Numbers } from './subjects'

const HOUR_SECONDS = 3600

/** Counts one use by all its subjects. */
export async function spend(action: ActionName, address: string, numbers: Numbers = {}): Promise<Spent> {
  const { shares, blocks } = currentRules()
  const network = networkNameOf(address)
  const blockedFor = ((blocks.get(network) ?? 0) - Date.now()) / 1000
  if (blockedFor > 0) {
    noteRefusal(action, network)
    return { price: Infinity, seconds: Math.min(HOUR_SECONDS, Math.ceil(blockedFor)), isBlocked: true }
  }
  const share = shares.get(action) ?? 1
  const counting = subjectsOf(address, numbers).flatMap(([kind, part]) => {
    const key = keyedHash('count', action, kind, part)
    return Object.entries(ACTIONS[action][kind] ?? {}).map(async ([period, ordinary]) => {
      const { count, seconds } = await countOne(period as Period, key)
      return { kind, count, budget: Math.max(1, ordinary * share), seconds }
    })
  })
  const spent = spentOf(await Promise.all(counting))
  if (spent.price > 0 && action in WAITING_ACTIONS) noteRefusal(action, network)
  return spent
}

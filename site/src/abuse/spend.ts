import { ACTIONS, type ActionName, type Period } from './actions'
import { countOne } from './counters'
import { spentOf, type Spent } from './price'
import { keyedHash } from './secrets'
import { subjectsOf, type Numbers } from './subjects'

/** Counts one use by all its subjects. */
export async function spend(action: ActionName, address: string, numbers: Numbers = {}): Promise<Spent> {
  const counting = subjectsOf(address, numbers).flatMap(([kind, part]) => {
    const key = keyedHash('count', action, kind, part)
    return Object.entries(ACTIONS[action][kind] ?? {}).map(async ([period, budget]) => {
      const { count, seconds } = await countOne(period as Period, key)
      return { kind, count, budget, seconds }
    })
  })
  return spentOf(await Promise.all(counting))
}

import { watcher } from '@/platform/watcher'
import type { ActionName } from './actions'

export interface Refusal {
  action: string
  /** Empty beyond `MOST_NETWORKS`. */
  network: string
  count: number
}

/** Until they are taken. */
const MOST_NETWORKS = 100

// Pages and the server are separate bundles.
const KEY = Symbol.for('carelane.abuse-refusals')
const shared = globalThis as { [KEY]?: Map<string, Refusal> }

export function noteRefusal(action: ActionName, network: string): void {
  watcher()?.limitRefused(action)
  add({ action, network, count: 1 })
}

/** What was taken in vain. */
export function giveBackRefusals(refusals: readonly Refusal[]): void {
  for (const refusal of refusals) add(refusal)
}

function add({ action, network, count }: Refusal): void {
  const refusals = (shared[KEY] ??= new Map())
  const known = refusals.get(`${action} ${network}`)
  const named = known || refusals.size < MOST_NETWORKS ? network : ''
  const key = `${action} ${named}`
  refusals.set(key, { action, network: named, count: (refusals.get(key)?.count ?? 0) + count })
}

/** Those since the last time. */
export function takeRefusals(): Refusal[] {
  const refusals = [...(shared[KEY]?.values() ?? [])]
  shared[KEY]?.clear()
  return refusals
}

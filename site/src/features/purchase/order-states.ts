/** [4#32]–[4#37]. A test compares it with the diagram in docs/features/protection-plans.md. */
export type OrderState =
  'created' | 'paying' | 'failed' | 'paid' | 'effective' | 'ended' | 'canceled' | 'unknown'

export type OrderEvent = 'pay' | 'succeed' | 'fail' | 'activate' | 'end' | 'cancel' | 'expire' | 'refund'

export const TRANSITIONS: readonly { from: OrderState; event: OrderEvent; to: OrderState }[] = [
  { from: 'created', event: 'pay', to: 'paying' },
  { from: 'created', event: 'cancel', to: 'canceled' },
  { from: 'created', event: 'expire', to: 'canceled' },
  { from: 'paying', event: 'succeed', to: 'paid' },
  { from: 'paying', event: 'fail', to: 'failed' },
  { from: 'paying', event: 'cancel', to: 'canceled' },
  { from: 'failed', event: 'pay', to: 'paying' },
  { from: 'failed', event: 'cancel', to: 'canceled' },
  { from: 'failed', event: 'expire', to: 'canceled' },
  { from: 'paid', event: 'activate', to: 'effective' },
  { from: 'paid', event: 'cancel', to: 'canceled' },
  { from: 'paid', event: 'refund', to: 'canceled' },
  { from: 'effective', event: 'end', to: 'ended' },
  { from: 'effective', event: 'refund', to: 'canceled' },
]

/** Our contract's values: the specification shows none [4#37]. */
const WIRE_STATES: ReadonlyMap<string, OrderState> = new Map([
  ['created', 'created'],
  ['paying', 'paying'],
  ['failed', 'failed'],
  ['paid', 'paid'],
  ['effective', 'effective'],
  ['ended', 'ended'],
  ['canceled', 'canceled'],
])

export function orderStateOf(wire: string | null | undefined): OrderState {
  return WIRE_STATES.get(wire ?? '') ?? 'unknown'
}

export function canDo(event: 'pay' | 'cancel', state: OrderState): boolean {
  return TRANSITIONS.some((transition) => transition.from === state && transition.event === event)
}

export function isBought(state: OrderState): boolean {
  return state === 'paid' || state === 'effective' || state === 'ended'
}

export type PolicyState = 'valid' | 'invalid' | 'none' | 'unknown'

/** None before the purchase [4#35]. */
export function policyStateOf(wire: string | null | undefined): PolicyState {
  if (!wire) return 'none'
  return wire === 'valid' || wire === 'invalid' ? wire : 'unknown'
}

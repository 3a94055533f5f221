/**
 * The states of a protection order [4#32]–[4#37] as one machine: what the service calls them, what leads from one to
 * another, and what its owner can do in each. The diagram in docs/features/protection-plans.md is this table; a test compares them.
 */
export type OrderState =
  | 'created'
  /** 'Payment in progress'. */
  | 'paying'
  | 'failed'
  /** 'The card is being activated'. */
  | 'paid'
  | 'effective'
  | 'ended'
  | 'canceled'
  /** What the service calls by a word that the site does not know: shown as such, and nothing can be done there. */
  | 'unknown'

/** What leads from one state to another. */
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

/** By the values on the wire, which the specification does not show [4#37]: those of our contract. */
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

/** Whether the owner can do that to an order now; the service decides, as things may have gone on. */
export function canDo(event: 'pay' | 'cancel', state: OrderState): boolean {
  return TRANSITIONS.some((transition) => transition.from === state && transition.event === event)
}

/** Whether money has come in for it, and not gone back. */
export function isBought(state: OrderState): boolean {
  return state === 'paid' || state === 'effective' || state === 'ended'
}

export type PolicyState = 'valid' | 'invalid' | 'none' | 'unknown'

/** [4#35]: none as long as nothing is bought. */
export function policyStateOf(wire: string | null | undefined): PolicyState {
  if (!wire) return 'none'
  return wire === 'valid' || wire === 'invalid' ? wire : 'unknown'
}

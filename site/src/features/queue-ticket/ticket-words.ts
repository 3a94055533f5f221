import type { CallResponse } from '@carelane/after-sales'
import type { Tone } from '@/ui/callout/callout'

export type TicketEntry = NonNullable<CallResponse<'queueTicket'>>

const TONES = { waiting: 'good', called: 'good', over: 'wait', givenBack: 'hint', unknown: 'wait' } as const

export type TicketState = keyof typeof TONES

/** A state that the service has only since yesterday is called unknown. */
export function stateOf({ state }: Pick<TicketEntry, 'state'>): TicketState {
  return Object.hasOwn(TONES, state) ? (state as TicketState) : 'unknown'
}

export function toneOf(state: TicketState): Tone {
  return TONES[state]
}

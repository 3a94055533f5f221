import type { Messages } from '@carelane/messages'
import type { PickUp } from './own-pick-up'
import { isByPost } from './pick-up-content'

type StateWords = keyof Messages['pickup']['states']

/** In their order. */
const WAYS = ['booked', 'collected', 'atCenter', 'onTheWayBack', 'delivered'] as const

const TONES = {
  booked: 'good',
  collected: 'good',
  atCenter: 'good',
  onTheWayBack: 'good',
  delivered: 'good',
  canceled: 'wait',
  unknown: 'wait',
} as const satisfies Record<StateWords, 'good' | 'wait'>

export function wordsOf(state: string): { words: StateWords; tone: 'good' | 'wait' } {
  const words = Object.hasOwn(TONES, state) ? (state as StateWords) : 'unknown'
  return { words, tone: TONES[words] }
}

interface Way {
  name: (typeof WAYS)[number]
  /** ISO instant. */
  at: string | null
  isReached: boolean
}

type Told = Pick<PickUp, 'state' | 'start' | 'wayThere' | 'wayBack'>

/**
 * What is told of either way; nothing of one that was canceled, or whose state is not known. Nobody collects what its owner sends.
 */
export function waysOf({ state, start, wayThere, wayBack }: Told): Way[] {
  const reached = WAYS.findIndex((way) => way === state)
  if (reached < 0) return []
  const times = [
    null,
    wayThere?.startedTime ?? null,
    wayThere?.arrivedTime ?? null,
    wayBack?.startedTime ?? null,
    wayBack?.arrivedTime ?? null,
  ]
  return WAYS.map((name, place) => ({ name, at: times[place] ?? null, isReached: place <= reached })).filter(
    ({ name }) => name !== 'collected' || !isByPost({ start }),
  )
}

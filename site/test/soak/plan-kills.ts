import { pickWith } from '../../../packages/after-sales-sandbox/src/random'
import { SUBMISSION_WRITES } from './ledger-writes'
import type { WriteMoment } from './store-pauses'

/** `delayMs`: beyond the deadline for time-outs. */
const WEATHERS = {
  well: null,
  down: { fault: 'down' },
  'HTTP 500': { fault: '500' },
  slow: { fault: 'slow', delayMs: 4000 },
  'times out': { fault: 'slow', delayMs: 20_000 },
  'accepts, then breaks off': { fault: 'done-down' },
  'accepts, then HTTP 500': { fault: 'done-500' },
  'accepts, then slow': { fault: 'done-slow', delayMs: 4000 },
  'accepts, then times out': { fault: 'done-slow', delayMs: 20_000 },
  'answers twice': { fault: 'done-twice' },
  'breaks off within the answer': { fault: 'truncated' },
} as const

export const CALLS = ['rating-add', 'appointment-add', 'survey-add', 'appeal-add', 'upload-file'] as const

export type Weather = keyof typeof WEATHERS

export type Moment =
  | { at: 'any time'; ms: number }
  /** Before the service acts (later or never), or after. */
  | { at: 'the service is asked'; call: (typeof CALLS)[number]; fault: 'slow' | 'down' | 'done-slow' }
  | ({ at: 'a write is under way'; isTakenBack: boolean } & WriteMoment)

export interface Kill {
  weather: Weather
  moment: Moment
  timePasses: boolean
}

export const faultOf = (weather: Weather) => WEATHERS[weather]

/** By seed; each weather lasts several kills. */
export function planKills(kills: number, random: () => number): Kill[] {
  const pick = pickWith(random)
  const weathers = Object.keys(WEATHERS) as Weather[]
  let weather: Weather = 'well'
  let left = 2
  return Array.from({ length: kills }, () => {
    if (left === 0) {
      weather = weather === 'well' ? pick(weathers) : 'well'
      left = 1 + Math.floor(random() * 3)
    }
    left -= 1
    return { weather, moment: momentOf(random), timePasses: random() < 0.5 }
  })
}

function momentOf(random: () => number): Moment {
  const pick = pickWith(random)
  const kind = random()
  if (kind < 0.35) return { at: 'any time', ms: Math.floor(20 + random() * 1500) }
  if (kind < 0.6) {
    const fault = pick(['slow', 'down', 'done-slow'] as const)
    return { at: 'the service is asked', call: pick(CALLS), fault }
  }
  return {
    at: 'a write is under way',
    write: pick(SUBMISSION_WRITES),
    when: pick(['BEFORE', 'AFTER'] as const),
    isTakenBack: random() < 0.5,
  }
}

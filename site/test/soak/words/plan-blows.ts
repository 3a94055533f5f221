import { pickWith } from '../../../../packages/after-sales-sandbox/src/random'
import { SUBMISSION_WRITES, WORD_WRITES } from '../ledger-writes'
import type { WriteMoment } from '../store-pauses'

const PROCESSES = ['site', 'deliverer'] as const

export type KilledProcess = (typeof PROCESSES)[number]

const CALLS = ['repair-quote-answer', 'repair-enter-code', 'repair-order', 'repair-watch'] as const

/** Before the service acts (later or never), or after. */
const FAULTS = ['slow', 'down', '500', 'done-down', 'done-slow'] as const

interface Fault {
  call: (typeof CALLS)[number]
  fault: (typeof FAULTS)[number]
  times: number
  delayMs: number
}

export type Moment =
  | { at: 'any time'; ms: number }
  | { at: 'a mail is under way'; isTaken: boolean }
  | ({ at: 'a write is under way'; isTakenBack: boolean } & WriteMoment)

export interface Blow {
  killed: KilledProcess
  moment: Moment
  fault: Fault | null
  /** How many mails the server refuses for now. */
  refusals: number
}

/** By seed. */
export function planBlows(count: number, random: () => number): Blow[] {
  const pick = pickWith(random)
  return Array.from({ length: count }, () => ({
    killed: pick(PROCESSES),
    moment: momentOf(random),
    fault:
      random() < 0.4
        ? { call: pick(CALLS), fault: pick(FAULTS), times: 1 + Math.floor(random() * 6), delayMs: 4000 }
        : null,
    refusals: random() < 0.2 ? 1 + Math.floor(random() * 6) : 0,
  }))
}

function momentOf(random: () => number): Moment {
  const pick = pickWith(random)
  const kind = random()
  if (kind < 0.3) return { at: 'any time', ms: Math.floor(20 + random() * 1500) }
  if (kind < 0.5) return { at: 'a mail is under way', isTaken: random() < 0.5 }
  return {
    at: 'a write is under way',
    write: pick([...SUBMISSION_WRITES, ...WORD_WRITES]),
    when: pick(['BEFORE', 'AFTER'] as const),
    isTakenBack: random() < 0.5,
  }
}

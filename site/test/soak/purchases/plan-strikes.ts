import { FAULTS } from '../../../../packages/after-sales-sandbox/src/faults/fault-switch'
import { pickWith } from '../../../../packages/after-sales-sandbox/src/random'
import type { Part } from '../killable-site'
import { PAYMENT_WRITES, SERVICE_WRITES, SUBMISSION_WRITES } from '../ledger-writes'
import type { WriteMoment } from '../store-pauses'

const CALLS = [
  'protection-order-add',
  'protection-payment',
  'protection-payment-status',
  'protection-cancel',
] as const

const DELAYS = [800, 3000, 20_000] as const

interface Fault {
  call: (typeof CALLS)[number]
  fault: (typeof FAULTS)[number]
  times: number
  delayMs: number
}

type Moment =
  | { at: 'any time'; ms: number }
  /** Before the service acts, or after. */
  | { at: 'the service is asked'; call: (typeof CALLS)[number]; fault: 'slow' | 'down' | 'done-slow' }
  | ({ at: 'a write is under way'; of: Part; isTakenBack: boolean } & WriteMoment)

export interface Strike {
  faults: Fault[]
  kills: Part[]
  moment: Moment
  downMs: number
}

/** By seed. */
export function planStrikes(count: number, random: () => number): Strike[] {
  return Array.from({ length: count }, () => strikeOf(random))
}

function strikeOf(random: () => number): Strike {
  const kind = random()
  const kills: Part[] =
    kind < 0.2 ? [] : kind < 0.62 ? ['site'] : kind < 0.92 ? ['sandbox'] : ['site', 'sandbox']
  const isBroken = kills.length === 0 || random() < 0.4
  return {
    faults: isBroken ? [faultOf(random), faultOf(random)] : [],
    kills,
    moment: momentOf(kills, random),
    downMs: random() < 0.7 ? 0 : Math.floor(random() * 4000),
  }
}

function faultOf(random: () => number): Fault {
  const pick = pickWith(random)
  return {
    call: pick(CALLS),
    fault: pick(FAULTS),
    times: 1 + Math.floor(random() * 8),
    delayMs: pick(DELAYS),
  }
}

function momentOf(kills: readonly Part[], random: () => number): Moment {
  const pick = pickWith(random)
  const kind = random()
  if (kills.length === 0 || kind < 0.3) return { at: 'any time', ms: Math.floor(50 + random() * 1500) }
  if (kind < 0.5) {
    return {
      at: 'the service is asked',
      call: pick(CALLS),
      fault: pick(['slow', 'down', 'done-slow'] as const),
    }
  }
  const of = kills.includes('site') ? 'site' : 'sandbox'
  return {
    at: 'a write is under way',
    of,
    write: of === 'site' ? pick([...SUBMISSION_WRITES, ...PAYMENT_WRITES]) : pick(SERVICE_WRITES),
    when: pick(['BEFORE', 'AFTER'] as const),
    isTakenBack: random() < 0.5,
  }
}

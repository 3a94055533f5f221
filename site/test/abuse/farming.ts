import { ACTIONS, PERIODS, type Period, type SubjectKind } from '@/abuse/actions'
import { spentOf } from '@/abuse/price'
import { TRIES } from '@/abuse/proof-cost'
import { subjectsOf } from '@/abuse/subjects'

export interface Farmer {
  /** From which the look-up is sent. */
  address: (place: number) => string
  addresses: number
  imei: (place: number) => string
  imeis: number
}

export interface Machine {
  /** Of one try. */
  trySeconds: number
  cores: number
}

export interface Cost {
  processorSeconds: number
  wallSeconds: number
}

interface Counter {
  count: number
  /** Seconds since the beginning. */
  until: number
}

/** Counts as `spend` does, by a clock of its own. */
class Ledger {
  private readonly counters = new Map<string, Counter>()
  constructor(public now = 0) {}

  spend(address: string, imei: string): number {
    const counts = this.countersOf(address, imei).map(({ counter, kind, budget }) => {
      counter.count += 1
      return { kind, count: counter.count, budget, seconds: counter.until - this.now }
    })
    return spentOf(counts).price
  }

  /** When one more would be free: now, or later. */
  freeAt(address: string, imei: string): number {
    const full = this.countersOf(address, imei).filter(({ counter, budget }) => counter.count >= budget)
    return Math.max(this.now, ...full.map(({ counter }) => counter.until))
  }

  private countersOf(
    address: string,
    imei: string,
  ): { counter: Counter; kind: SubjectKind; budget: number }[] {
    return subjectsOf(address, { imei }).flatMap(([kind, part]) =>
      Object.entries(ACTIONS['warranty-check'][kind] ?? {}).map(([period, budget]) => {
        const counter = this.counterOf(`${kind} ${part} ${period}`, PERIODS[period as Period])
        return { counter, kind, budget }
      }),
    )
  }

  private counterOf(key: string, seconds: number): Counter {
    const before = this.counters.get(key)
    if (before && before.until > this.now) return before
    const fresh = { count: 0, until: this.now + seconds }
    this.counters.set(key, fresh)
    return fresh
  }
}

/** Pays whatever is asked, at once. */
export function costOfHaste({ address, addresses, imei, imeis }: Farmer, machine: Machine): Cost {
  const ledger = new Ledger()
  let processorSeconds = 0
  for (let place = 0; place < imeis; place += 1) {
    let worked = 0
    for (;;) {
      const price = ledger.spend(address(place % addresses), imei(place))
      if (worked >= price) break
      const seconds = (price - worked) * ((TRIES.least + TRIES.most) / 2) * machine.trySeconds
      worked = price
      processorSeconds += seconds
      ledger.now += seconds / machine.cores
    }
  }
  return { processorSeconds, wallSeconds: ledger.now }
}

/** Stays within all budgets, and waits. */
export function costOfPatience({ address, addresses, imei, imeis }: Farmer): Cost {
  const ledger = new Ledger()
  let at = 0
  for (let place = 0; place < imeis; place += 1) {
    let soonest = Infinity
    for (let tried = 0; tried < addresses; tried += 1, at += 1) {
      const freeAt = ledger.freeAt(address(at % addresses), imei(place))
      soonest = Math.min(soonest, freeAt)
      if (freeAt === ledger.now) break
      if (tried < addresses - 1) continue
      ledger.now = soonest
      tried = -1
      soonest = Infinity
    }
    ledger.spend(address(at % addresses), imei(place))
    at += 1
  }
  return { processorSeconds: 0, wallSeconds: ledger.now }
}

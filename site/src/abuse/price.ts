import { SUBJECTS, type SubjectKind } from './actions'

export interface Count {
  kind: SubjectKind
  count: number
  budget: number
  /** Until it begins anew. */
  seconds: number
}

export interface Spent {
  /** How many times the ordinary work; 0 within all budgets. */
  price: number
  /** Until all budgets are new. */
  seconds: number
  /** By an administrator: no price is enough. */
  isBlocked: boolean
}

export function spentOf(counts: readonly Count[]): Spent {
  const past = counts.filter(({ count, budget }) => count > budget)
  return {
    price: Math.max(0, ...past.map(priceOf)),
    seconds: Math.max(0, ...past.map(({ seconds }) => seconds)),
    isBlocked: false,
  }
}

/** Doubles with the overspending, so that it rises few times under a visitor who pays. */
function priceOf({ kind, count, budget }: Count): number {
  return Math.min(SUBJECTS[kind].dearest, 2 ** Math.floor(Math.log2(count / budget)))
}

import type { PayloadRequest } from 'payload'

const ROLLING_BACK = 'releaseRollsBack'

/** To what was public before, which nobody has to approve again. */
export function rollingBack(): Record<string, unknown> {
  return { [ROLLING_BACK]: true }
}

export function isRollingBack({ context }: PayloadRequest): boolean {
  return context[ROLLING_BACK] === true
}

/**
 * `slow` answers late, `down` breaks the connection off, `500` is an HTTP error, `truncated` stops halfway,
 * `garbage` is no text at all, `wrong-shape` is a good envelope around something else. Those that begin with `done`
 * carry the call out, and only then break the connection off, answer with an HTTP error, late or twice.
 */
export const FAULTS = [
  'slow',
  'down',
  '500',
  'truncated',
  'garbage',
  'wrong-shape',
  'done-down',
  'done-500',
  'done-slow',
  'done-twice',
] as const

export type Fault = {
  fault: (typeof FAULTS)[number]
  delayMs: number
  /** How many calls it strikes; all until it is mended where that is not said. */
  times?: number | undefined
}

export type FaultSwitch = {
  /** The fault that a call meets now, which is counted. */
  strike: (call: string) => Fault | undefined
  set: (call: string, fault: Fault) => void
  /** Mends one call, or all of them. */
  clear: (call?: string) => void
  all: () => Record<string, Fault>
}

export function createFaultSwitch(): FaultSwitch {
  const faults = new Map<string, Fault>()
  return {
    strike: (call) => {
      const fault = faults.get(call)
      if (fault?.times === 1) faults.delete(call)
      else if (fault?.times) faults.set(call, { ...fault, times: fault.times - 1 })
      return fault
    },
    set: (call, fault) => void faults.set(call, fault),
    clear: (call) => void (call === undefined ? faults.clear() : faults.delete(call)),
    all: () => Object.fromEntries(faults),
  }
}

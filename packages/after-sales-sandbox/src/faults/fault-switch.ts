/**
 * `slow` answers late, `down` breaks the connection off, `500` is an HTTP error, `truncated` stops halfway,
 * `garbage` is no text at all, `wrong-shape` is a good envelope around something else.
 */
export const FAULTS = ['slow', 'down', '500', 'truncated', 'garbage', 'wrong-shape'] as const

export type Fault = { fault: (typeof FAULTS)[number]; delayMs: number }

export type FaultSwitch = {
  get: (call: string) => Fault | undefined
  set: (call: string, fault: Fault) => void
  /** Mends one call, or all of them. */
  clear: (call?: string) => void
  all: () => Record<string, Fault>
}

export function createFaultSwitch(): FaultSwitch {
  const faults = new Map<string, Fault>()
  return {
    get: (call) => faults.get(call),
    set: (call, fault) => void faults.set(call, fault),
    clear: (call) => void (call === undefined ? faults.clear() : faults.delete(call)),
    all: () => Object.fromEntries(faults),
  }
}

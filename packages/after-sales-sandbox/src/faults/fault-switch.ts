/** The calls that a fault can be switched on for. */
export const CALL_NAMES = ['warranty-info', 'short-url', 'assistant-gate', 'survey-list'] as const

export type CallName = (typeof CALL_NAMES)[number]

/**
 * `slow` answers late, `down` breaks the connection off, `500` is an HTTP error, `truncated` stops halfway,
 * `garbage` is no text at all, `wrong-shape` is a good envelope around something else.
 */
export const FAULTS = ['slow', 'down', '500', 'truncated', 'garbage', 'wrong-shape'] as const

export type Fault = { fault: (typeof FAULTS)[number]; delayMs: number }

export type FaultSwitch = {
  get: (call: CallName) => Fault | undefined
  set: (call: CallName, fault: Fault) => void
  clear: () => void
  all: () => Record<string, Fault>
}

export function createFaultSwitch(): FaultSwitch {
  const faults = new Map<CallName, Fault>()
  return {
    get: (call) => faults.get(call),
    set: (call, fault) => void faults.set(call, fault),
    clear: () => faults.clear(),
    all: () => Object.fromEntries(faults),
  }
}

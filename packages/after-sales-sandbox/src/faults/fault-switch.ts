/** `truncated` stops halfway; `wrong-shape` is a valid envelope around wrong data; `done…` carries the call out first. */
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

export interface Fault {
  fault: (typeof FAULTS)[number]
  delayMs: number
  times?: number | undefined
}

export interface FaultSwitch {
  strike: (call: string) => Fault | undefined
  set: (call: string, fault: Fault) => void
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
    clear: (call) => {
      if (call === undefined) faults.clear()
      else faults.delete(call)
    },
    all: () => Object.fromEntries(faults),
  }
}

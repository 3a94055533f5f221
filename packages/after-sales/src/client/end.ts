import type { Call } from '../contract/call'
import { deadlineOf } from './request'

/** What ends a call: its deadline, or the caller. */
export type End = {
  any: AbortSignal
  caller: AbortSignal | undefined
  deadline: AbortSignal
  /** Lifts the deadline: what has been answered may still be read. */
  release: () => void
}

export function endOf(call: Call, caller: AbortSignal | undefined): End {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), deadlineOf(call))
  const deadline = controller.signal
  return {
    any: caller ? AbortSignal.any([caller, deadline]) : deadline,
    caller,
    deadline,
    release: () => clearTimeout(timer),
  }
}

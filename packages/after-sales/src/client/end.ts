import type { Call } from '../contract/call'
import { deadlineOf } from './request'

export interface End {
  any: AbortSignal
  caller: AbortSignal | undefined
  deadline: AbortSignal
  /** Cancels the deadline, so that the body can still be read. */
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

import { PICK_UP_DEVICES } from '@carelane/after-sales'
import type { Typed } from '@/forms/state'
import { typedText } from '@/forms/typed-text'
import { DANGERS, LONGEST, type Danger } from './pick-up-fields'
import type { Draft } from './remembered-pick-up'

type DeviceProblem =
  { field: 'device' | 'fault' | 'safety'; why: 'missing' } | { field: 'fault'; why: 'long' }

type ReadDevice =
  | { kind: 'safe'; device: Draft['device']; fault: string }
  /** Said before anything else that is wrong with the form. */
  | { kind: 'dangerous'; danger: Danger }
  | { kind: 'wrong'; problems: DeviceProblem[] }

export function readDevice(typed: Typed): ReadDevice {
  const danger = DANGERS.find((name) => name === typed.safety)
  if (danger) return { kind: 'dangerous', danger }
  const device = PICK_UP_DEVICES.find((name) => name === typed.device)
  const fault = typedText(typed.fault)
  const problems: DeviceProblem[] = [
    ...(device ? [] : [{ field: 'device', why: 'missing' } as const]),
    ...(fault === '' ? [{ field: 'fault', why: 'missing' } as const] : []),
    ...(fault.length > LONGEST.fault ? [{ field: 'fault', why: 'long' } as const] : []),
    ...(typed.safety === 'none' ? [] : [{ field: 'safety', why: 'missing' } as const]),
  ]
  return device && problems.length === 0 ? { kind: 'safe', device, fault } : { kind: 'wrong', problems }
}

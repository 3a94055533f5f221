import type { HeldSubmission } from '@carelane/main-api'
import type { InterfaceText } from '@carelane/messages/admin'
import type { SayText } from '../interface-texts'

const STATES = {
  waiting: 'submissionWaiting',
  delivering: 'submissionDelivering',
  refused: 'submissionRefused',
} as const satisfies Record<HeldSubmission['state'], InterfaceText>

const KINDS: Record<string, InterfaceText> = {
  rating: 'submissionRating',
  'repair-quote-answer': 'submissionQuoteAnswer',
  appointment: 'submissionAppointment',
  'appointment-change': 'submissionAppointmentChange',
  'appointment-cancel': 'submissionAppointmentCancel',
  'pick-up': 'submissionPickUp',
  'pick-up-cancel': 'submissionPickUpCancel',
  appeal: 'submissionAppeal',
  'appeal-change': 'submissionAppealChange',
  'verdict-contest': 'submissionContest',
  'repair-enquiry': 'submissionRepairEnquiry',
  'protection-order': 'submissionProtectionOrder',
  'protection-cancel': 'submissionProtectionCancel',
  survey: 'submissionSurvey',
}

const FAILURES: Record<string, InterfaceText> = {
  network: 'failureNetwork',
  timeout: 'failureTimeout',
  http: 'failureAnswer',
  envelope: 'failureAnswer',
  invalid: 'failureInvalid',
  busy: 'failureHeldBack',
  'circuit-open': 'failureHeldBack',
  aborted: 'failureHeldBack',
  'token-invalid': 'failureSignedOut',
}

/** Unknown kinds of a newer site are shown as they are. */
export function submissionWords({ kind, state, reason }: HeldSubmission, say: SayText) {
  const inWords = (table: Record<string, InterfaceText>, name: string) =>
    Object.hasOwn(table, name) && table[name] ? say(table[name]) : name
  return {
    kind: inWords(KINDS, kind),
    state: say(STATES[state]),
    reason:
      reason === null
        ? ''
        : state === 'refused'
          ? say('refusedAs', { word: reason })
          : inWords(FAILURES, reason),
  }
}

import type { Refusal } from '@carelane/messages/admin'
import type { PayloadRequest } from 'payload'
import { sayRefusal } from '../../../refusals/say-refusal'
import type { CheckedCode } from './check-code'

const SENTENCES = {
  missing: 'Give the code of your second factor.',
  wrong: 'This code is not right.',
  used: 'This code has been used already. Wait for the next one.',
} as const satisfies Record<string, Refusal>

/** Undefined where there is nothing to refuse. */
export function sayCodeRefusal(req: Pick<PayloadRequest, 'i18n'>, checked: CheckedCode): string | undefined {
  switch (checked.outcome) {
    case 'right':
    case 'not-asked':
      return undefined
    case 'wait':
      return sayRefusal(req, 'Too many wrong codes. Try again in {{count}} s.', { count: checked.seconds })
    default:
      return sayRefusal(req, SENTENCES[checked.outcome])
  }
}

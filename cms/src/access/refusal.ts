import { APIError, type PayloadRequest } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import { sayRefusal } from '../refusals/say-refusal'

/** Says why somebody may not do this, in words for that person (403). */
export function refusal(req: Pick<PayloadRequest, 'i18n'>, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), 403, null, true)
}

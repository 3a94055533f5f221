import { APIError, type PayloadRequest } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import { sayRefusal } from '../refusals/say-refusal'

export function refusal(req: Pick<PayloadRequest, 'i18n'>, reason: Refusal): APIError {
  return new APIError(sayRefusal(req, reason), 403, null, true)
}

import { APIError, type PayloadRequest } from 'payload'
import { sayRefusal } from '../refusals/say-refusal'

export function pleaseWait(req: Pick<PayloadRequest, 'i18n'>, seconds: number): APIError {
  const message = sayRefusal(req, 'Too many wrong passwords. Try again in {{count}} s.', {
    count: seconds,
  })
  return new APIError(message, 429, null, true)
}

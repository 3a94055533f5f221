import { APIError } from 'payload'

/** Says why somebody may not do this, in words for that person (403). */
export function refusal(reason: string): APIError {
  return new APIError(reason, 403, null, true)
}

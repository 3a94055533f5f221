import { type CollectionSlug, type PayloadRequest, ValidationError } from 'payload'

/**
 * Says the reason itself where Payload says "The following field is invalid", since the admin may close the part of the
 * form that holds the field.
 */
export function refuseField(
  req: PayloadRequest,
  collection: CollectionSlug,
  path: string,
  reason: string,
): ValidationError {
  const refusal = new ValidationError({ collection, errors: [{ path, message: reason }] }, req.t)
  refusal.message = reason
  return refusal
}

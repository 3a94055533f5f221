import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { sayRefusal } from '../../refusals/say-refusal'

const MINIMUM = 12

export const requireLongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < MINIMUM) {
    const message = sayRefusal(req, 'A password has at least {{count}} characters.', { count: MINIMUM })
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
  }
  return data
}

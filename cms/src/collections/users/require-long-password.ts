import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

const MINIMUM = 12

export const requireLongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password
  if (typeof password === 'string' && password.length < MINIMUM) {
    const message = `A password has at least ${MINIMUM} characters.`
    throw new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] }, req.t)
  }
  return data
}

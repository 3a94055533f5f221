import type { CollectionBeforeValidateHook } from 'payload'
import { refuseField } from '../../refusals/refuse-field'
import { type Reason, sayRefusal } from '../../refusals/say-refusal'

const MINIMUM = 12

export const requireGoodPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string') return data
  const account = { name: data?.name ?? originalDoc?.name, email: data?.email ?? originalDoc?.email }
  const reason = await weaknessOf(password, [account.name, account.email].map(String))
  if (reason) {
    const message = typeof reason === 'string' ? sayRefusal(req, reason) : sayRefusal(req, ...reason)
    throw refuseField(req, 'users', 'password', message)
  }
  return data
}

async function weaknessOf(password: string, ownTexts: string[]): Promise<Reason | undefined> {
  if (password.length < MINIMUM) {
    return ['A password has at least {{count}} characters.', { count: MINIMUM }]
  }
  // Its dictionaries take half a second to load.
  const { guessability } = await import('./guessability')
  switch (guessability(password, ownTexts)) {
    case 'common':
      return 'This password is easy to guess. Choose several words that do not belong together, or random characters.'
    case 'own':
      return 'This password is made of the name or e-mail address of the account. Choose another one.'
    case 'good':
      return undefined
  }
}

import type { CollectionBeforeValidateHook } from 'payload'
import { requireOwnProof } from './own-proof'

/** Before an account changes hands. */
export const askPresentPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data
  const { presentPassword, presentCode, ...changes } = data
  if (req.user && (operation === 'create' || changesWhoGetsIn(changes, originalDoc))) {
    await requireOwnProof(req, req.user.id, { presentPassword, presentCode })
  }
  return changes
}

function changesWhoGetsIn(changes: Partial<Account>, before: Partial<Account> | undefined): boolean {
  if (changes.password) return true
  return (['email', 'role'] as const).some(
    (name) => changes[name] !== undefined && changes[name] !== before?.[name],
  )
}

interface Account {
  email: unknown
  role: unknown
  password: unknown
}

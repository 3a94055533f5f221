import type { CollectionBeforeOperationHook } from 'payload'
import { namedAccount } from '../../log-in/named-account'
import { compareWithNothing } from '../../log-in/own-password'

/** A log-in to an unknown account takes as long as one with a wrong password. */
export const hideUnknownAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const email = operation === 'login' ? namedAccount(args.data) : undefined
  if (email === undefined) return args
  const where = { email: { equals: email } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) await compareWithNothing()
  return args
}

import {
  AuthenticationError,
  type CollectionAfterErrorHook,
  type CollectionBeforeOperationHook,
  LockedAuth,
} from 'payload'
import { z } from 'zod'
import { compareWithNothing } from '../../log-in/own-password'

const named = z.object({ email: z.string().transform((email) => email.toLowerCase().trim()) })

/** Unknown and locked accounts get the same answer in the same time. */
export const hideAccounts = { beforeOperation, afterError }

async function beforeOperation({ args, operation, req }: Parameters<CollectionBeforeOperationHook>[0]) {
  if (operation !== 'login') return args
  const read = named.safeParse(args.data)
  if (!read.success) return args
  const open = await req.payload.count({
    collection: 'users',
    where: {
      and: [
        { email: { equals: read.data.email } },
        {
          or: [
            { lockUntil: { exists: false } },
            { lockUntil: { less_than_equal: new Date().toISOString() } },
          ],
        },
      ],
    },
    req,
  })
  if (open.totalDocs === 0) {
    await compareWithNothing()
  }
  return args
}

function afterError({ error, req, result }: Parameters<CollectionAfterErrorHook>[0]) {
  if (!(error instanceof LockedAuth)) return
  const { message } = new AuthenticationError(req.t)
  return { response: { ...result, errors: [{ message }] }, status: 401 }
}

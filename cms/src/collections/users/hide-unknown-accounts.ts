import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'

/** As Payload derives the keys of passwords; a test compares the times. */
const DERIVATION = { iterations: 600_000, bytes: 32, digest: 'sha256' }

const derive = promisify(pbkdf2)

const named = z.object({ email: z.string().transform((email) => email.toLowerCase().trim()) })

/** A wrong log-in takes the same time whether there is such an account or not. */
export const hideUnknownAccounts: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login') return args
  const read = named.safeParse(args.data)
  if (!read.success) return args
  const where = { email: { equals: read.data.email } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) {
    await derive('', randomBytes(32), DERIVATION.iterations, DERIVATION.bytes, DERIVATION.digest)
  }
  return args
}

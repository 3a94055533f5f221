import type { Access, PayloadRequest, SanitizedConfig, Where } from 'payload'
import { z } from 'zod'
import { mayChange } from './may-change'
import { staffOf } from './staff'

const LOCKS = 'payload-locked-documents'

/** By default every user may list, make and delete all locks. */
export function withGuardedLocks(config: SanitizedConfig): SanitizedConfig {
  const collections = config.collections.map((collection) =>
    collection.slug === LOCKS ? { ...collection, access: { ...collection.access, ...access } } : collection,
  )
  return { ...config, collections }
}

const onOwnDocuments: Access = async ({ id, req }): Promise<boolean | Where> => {
  const staff = staffOf(req.user)
  if (!staff || staff.role === 'administrator') return staff !== undefined
  return { id: { in: await ownLocks(req, staff.id, id) } }
}

const access: Record<'create' | 'read' | 'update' | 'delete', Access> = {
  create: () => false,
  read: onOwnDocuments,
  delete: onOwnDocuments,
  update: (args) => isTakenOver(args.data, args.req) && onOwnDocuments(args),
}

const takeOver = z.strictObject({
  user: z.object({ relationTo: z.literal('users'), value: z.coerce.number() }),
})

function isTakenOver(data: unknown, req: PayloadRequest): boolean {
  const read = takeOver.safeParse(data)
  return data === undefined || (read.success && read.data.user.value === req.user?.id)
}

const lock = z.object({
  id: z.number(),
  document: z.object({ relationTo: z.string(), value: z.number() }).nullish(),
  user: z.object({ value: z.number() }),
})

async function ownLocks(req: PayloadRequest, userId: number, lockId?: number | string): Promise<number[]> {
  const where: Where = lockId === undefined ? {} : { id: { equals: lockId } }
  const { docs } = await req.payload.db.find({ collection: LOCKS, where, pagination: false, req })
  const answers = await Promise.all(
    docs.map(async (doc) => {
      const read = lock.safeParse(doc)
      if (!read.success) return []
      const { id, document, user } = read.data
      if (user.value === userId) return [id]
      return document && (await mayChange(req, document.relationTo, document.value)) ? [id] : []
    }),
  )
  return answers.flat()
}

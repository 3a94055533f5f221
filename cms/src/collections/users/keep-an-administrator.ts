import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { isBeingTrashed } from '../../record/is-trashed'
import { sayRefusal } from '../../refusals/say-refusal'

export const keepAnAdministrator = { whenChanged, whenDeleted }

async function whenChanged({ data, originalDoc, operation, req }: Parameters<CollectionBeforeChangeHook>[0]) {
  const stepsDown =
    operation === 'update' &&
    originalDoc?.role === 'administrator' &&
    ((data.role ?? 'administrator') !== 'administrator' ||
      data.deactivated === true ||
      isBeingTrashed(data, originalDoc))
  if (stepsDown) await requireAnother(originalDoc.id, req)
  return data
}

async function whenDeleted({ id, req }: Parameters<CollectionBeforeDeleteHook>[0]) {
  await requireAnother(id, req)
}

async function requireAnother(id: number | string, req: PayloadRequest) {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      role: { equals: 'administrator' },
      deactivated: { not_equals: true },
      id: { not_equals: id },
    },
    req,
  })
  if (totalDocs > 0) return
  throw new APIError(sayRefusal(req, 'There must be at least one administrator.'), 409, null, true)
}

import { sayRefusal } from '../refusals/say-refusal'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  type Where,
} from 'payload'
import { isBeingRestored } from './is-trashed'

export const refuseTaken: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (!isBeingRestored(data, originalDoc)) return data
  const slug = collection.slug as CollectionSlug
  for (const field of collection.flattenedFields) {
    if (!('unique' in field && field.unique)) continue
    const value: unknown = data[field.name] ?? originalDoc?.[field.name]
    if (value === null || value === undefined) continue
    const where = {
      and: [{ [field.name]: { equals: idOf(value) } }, { id: { not_equals: originalDoc?.id } }],
    }
    const rival = await titleOf(req, slug, where)
    if (rival === null) continue
    const sentence =
      '“{{title}}” has taken its place meanwhile. Change that one, or put it into the trash, and restore this one then.'
    throw new APIError(sayRefusal(req, sentence, { title: rival }), 409, null, true)
  }
  return data
}

async function titleOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  where: Where,
): Promise<string | null> {
  const { docs } = await req.payload.find({ collection, where, limit: 1, depth: 0, req })
  const [found] = docs as unknown as Record<string, unknown>[]
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  return found ? String(found[useAsTitle] ?? found.id) : null
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

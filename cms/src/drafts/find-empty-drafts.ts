import type { CollectionSlug, FlattenedField, Payload, Where } from 'payload'
import { isWritten, requiredTexts } from './complete-languages'

const MOST = 100

interface Among {
  untouchedSince?: Date
  ids?: readonly number[]
}

/** Opening a form creates one. */
export async function findEmptyDrafts(
  payload: Payload,
  slug: string,
  { untouchedSince, ids }: Among = {},
): Promise<number[]> {
  const collection = slug as CollectionSlug
  const { admin, flattenedFields, versions } = payload.collections[collection].config
  if (!versions?.drafts || !versions.drafts.autosave || ids?.length === 0) return []
  const untitled: Where[] = [
    { _status: { equals: 'draft' } },
    { [admin.useAsTitle ?? 'id']: { exists: false } },
    ...(untouchedSince ? [{ updatedAt: { less_than: untouchedSince.toISOString() } }] : []),
    ...(ids ? [{ id: { in: [...ids] } }] : []),
  ]
  const { docs } = await payload.find({
    collection,
    where: { and: untitled },
    sort: '-updatedAt',
    depth: 0,
    limit: MOST,
    pagination: false,
    select: {},
  })
  const candidates = docs.map(({ id }) => Number(id))
  if (candidates.length === 0) return []
  const found = await payload.db.findVersions<Record<string, unknown>>({
    collection,
    where: { parent: { in: candidates } },
    pagination: false,
  })
  const kept = new Set(
    found.docs
      .filter(({ version, updatedAt }) => {
        const isNew = untouchedSince !== undefined && new Date(updatedAt) >= untouchedSince
        return isNew || hasText(flattenedFields, version)
      })
      .map(({ parent }) => Number(parent)),
  )
  return candidates.filter((id) => !kept.has(id))
}

function hasText(fields: readonly FlattenedField[], version: unknown): boolean {
  return requiredTexts(fields, version).some((text) => Object.values(text).some(isWritten))
}

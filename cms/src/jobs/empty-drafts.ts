import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { isWritten, requiredTexts } from '../admin/list/complete-languages'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** What one round looks at; the next one goes on. */
const MOST = 100

/** Says once an hour that it is time to look. */
export function hourly(): () => boolean {
  let next = 0
  return () => {
    if (Date.now() < next) return false
    next = Date.now() + HOUR_MS
    return true
  }
}

/**
 * Deletes drafts in which nobody has written anything for a day: the admin keeps a draft as soon as somebody opens an empty
 * form, and lists would fill with documents without a title.
 */
export async function deleteEmptyDrafts(payload: Payload, now = Date.now()): Promise<number> {
  let count = 0
  for (const { config } of Object.values(payload.collections)) {
    if (config.versions?.drafts && config.versions.drafts.autosave)
      count += await deleteOf(payload, config, now)
  }
  return count
}

async function deleteOf(payload: Payload, config: SanitizedCollectionConfig, now: number): Promise<number> {
  const collection = config.slug as CollectionSlug
  const { useAsTitle = 'id' } = config.admin
  const { docs } = await payload.find({
    collection,
    where: {
      and: [
        { _status: { equals: 'draft' } },
        { updatedAt: { less_than: new Date(now - DAY_MS).toISOString() } },
        { [useAsTitle]: { exists: false } },
      ],
    },
    depth: 0,
    limit: MOST,
    pagination: false,
    select: {},
  })
  let count = 0
  for (const { id } of docs) {
    if (!(await isEmpty(payload, config, Number(id), now))) continue
    await payload.delete({ collection, id })
    count += 1
  }
  return count
}

/** Whether no version of it has any text, in any language, or is of today. */
async function isEmpty(
  payload: Payload,
  { slug, flattenedFields }: SanitizedCollectionConfig,
  id: number,
  now: number,
): Promise<boolean> {
  const { docs } = await payload.db.findVersions<Record<string, unknown>>({
    collection: slug as CollectionSlug,
    where: { parent: { equals: id } },
    pagination: false,
  })
  return docs.every(({ version, updatedAt }) => {
    const texts = requiredTexts(flattenedFields, version).flatMap((text) => Object.values(text))
    return new Date(updatedAt).getTime() < now - DAY_MS && !texts.some(isWritten)
  })
}

import { type Draft, draft } from '@carelane/main-api'
import { type Payload, ValidationError } from 'payload'
import { ZodError } from 'zod'
import { NotFound } from '../queries/not-found'
import { asPublished } from './as-published'
import { editionsOf } from './editions'
import { PREVIEWED, type PreviewedCollection } from './previewed-collections'

export async function readDraft(
  payload: Payload,
  collection: PreviewedCollection,
  id: number,
  lang: string,
): Promise<Draft | null> {
  try {
    return await asPublished(payload, collection, id, async (db, document) => {
      const editions = await editionsOf(db, document)
      if (!editions.some((edition) => edition.lang === lang)) return null
      const shown = draft.safeParse({
        draft: await PREVIEWED[collection](db, document, lang).catch(toNotice),
        editions,
      })
      return shown.data ?? { draft: { kind: 'notice', why: 'incomplete' }, editions }
    })
  } catch (error) {
    return { draft: toNotice(error), editions: [] }
  }
}

function toNotice(error: unknown): Draft['draft'] {
  if (error instanceof NotFound || error instanceof ZodError) return { kind: 'notice', why: 'incomplete' }
  // Only uniqueness is validated here.
  if (error instanceof ValidationError) return { kind: 'notice', why: 'taken' }
  throw error
}

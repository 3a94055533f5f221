import type { CollectionBeforeChangeHook, CollectionSlug } from 'payload'
import { lockInTransaction } from '../../database/lock-in-transaction'
import { type Candidate, findRival, refusal, sameAudience } from './rival'

/** A country's own beside one for all is fine. */
export function oneForEachCountry(collection: CollectionSlug, ...key: string[]): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const document: Candidate = { ...originalDoc, ...data }
    if (document._status !== 'published') return data
    await lockInTransaction(req, `publish ${collection}`)
    const same = key.map((field) => ({ [field]: { equals: idOf(document[field]) } }))
    const rival = await findRival(req, collection, document, { and: [...same, sameAudience(document)] })
    if (rival === null) return data
    const sentence = document.allCountries
      ? '“{{title}}” is published for all countries already. Change that one, or name the countries of this one.'
      : '“{{title}}” is published for one of these countries already. Change that one, or name other countries.'
    throw refusal(req, collection, key[0] ?? 'countries', [sentence, { title: rival }])
  }
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

import { type CollectionSlug, type PayloadRequest, ValidationError, type Where } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import { sayRefusal, type Values } from '../../refusals/say-refusal'

export interface Candidate {
  id?: number
  _status?: string | null
  allCountries?: boolean | null
  countries?: (number | { id: number })[] | null
  [key: string]: unknown
}

export function sameAudience({ allCountries, countries }: Candidate): Where {
  if (allCountries) return { allCountries: { equals: true } }
  const ids = (countries ?? []).map((country) => (typeof country === 'object' ? country.id : country))
  return { and: [{ allCountries: { not_equals: true } }, { countries: { in: ids } }] }
}

/** Title of a matching published document. */
export async function findRival(
  req: PayloadRequest,
  collection: CollectionSlug,
  { id }: Candidate,
  where: Where,
): Promise<string | null> {
  const others: Where[] = id === undefined ? [] : [{ id: { not_equals: id } }]
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ _status: { equals: 'published' } }, ...others, where] },
    limit: 1,
    depth: 0,
    req,
  })
  const [rival] = docs as unknown as Record<string, unknown>[]
  const { useAsTitle = 'id' } = req.payload.collections[collection].config.admin
  return rival ? String(rival[useAsTitle] ?? rival.id) : null
}

export function refusal(
  req: PayloadRequest,
  collection: string,
  path: string,
  [sentence, values]: readonly [Refusal, Values],
) {
  const message = sayRefusal(req, sentence, values)
  return new ValidationError({ collection, errors: [{ path, message }] }, req.t)
}

import type { Locale } from '@carelane/countries'
import type { PayloadRequest } from 'payload'
import { refusal } from '../access/refusal'

interface Unanswered {
  country: string
  locale: Locale
  question: string
}

/**
 * For the country in which it was asked; its editor widens or narrows that.
 * @throws APIError without the right
 */
export async function draftFaq(
  req: PayloadRequest,
  { country, locale, question }: Unanswered,
): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'countries',
    where: { shortName: { equals: country } },
    select: { shortName: true },
    depth: 0,
    limit: 1,
    req,
  })
  const [found] = docs
  if (!found) throw refusal(req, 'There is no such country any more.')
  const { id } = await req.payload.create({
    collection: 'faqs',
    draft: true,
    locale,
    depth: 0,
    data: { question, allCountries: false, countries: [found.id], _status: 'draft' },
    overrideAccess: false,
    req,
  })
  return id
}

import type { CountryCode, Locale } from '@carelane/countries'
import type { IntentTool } from '@carelane/main-api'
import { type Database, rows } from '../../database/query'
import { cut } from '../words/cut'
import { findIntents } from '../intents/find-intents'
import { type Candidate, VISIBLE } from './candidates'

/** How likely a meaning must be to come before the pages that have the words; a word or two mean much. */
const LEAST = { ofWords: 0.6, ofSentence: 0.3 }

const FEW_WORDS = 2

/** Addresses of their quick links; what is left out has none. */
const TOOL_ADDRESSES: Partial<Record<IntentTool, string>> = {
  warrantyCheck: 'warranty-check',
  repairStatus: 'repair-status',
  serviceCenters: 'service-center',
  repairAppointment: 'repair-appointment',
  partPrices: 'spare-parts-price',
  partSerial: 'spare-parts-serial',
  drivers: 'drivers-download',
  unlockAppeal: 'phone-unlocking-appeal',
  protectionPlans: 'protection',
  contact: 'contact',
}

/** Pages and tools for what a query most likely means, best first, whatever its words are. */
export async function findMeant(
  db: Database,
  edition: { country: CountryCode; locale: Locale },
  text: string,
): Promise<Candidate[]> {
  const least = [...cut(text)].length <= FEW_WORDS ? LEAST.ofWords : LEAST.ofSentence
  const likely = (await findIntents(db, edition, text)).filter(({ probability }) => probability >= least)
  const addressOf = (tool: IntentTool | null) => (tool === null ? undefined : TOOL_ADDRESSES[tool])
  const addresses = likely.flatMap(({ tool }) => addressOf(tool) ?? [])
  const tools = addresses.length > 0 ? await findTools(db, edition, addresses) : []
  return likely.flatMap(({ tool, pages, probability }) => [
    ...tools.filter(({ url }) => url.replace(/\/$/, '') === addressOf(tool)),
    ...pages.map(({ collection, id, locale, kind, url, publishedAt }) => ({
      ...{ collection, id, locale, kind, url, publishedAt },
      score: probability,
    })),
  ])
}

function findTools(
  db: Database,
  { country, locale }: { country: CountryCode; locale: Locale },
  addresses: readonly string[],
): Promise<Candidate[]> {
  return rows<Candidate>(
    db,
    `SELECT d.collection, d.document_id::int AS id, d.locale, d.kind, d.url,
       extract(epoch FROM d.published_at)::float8 AS "publishedAt", 1::float8 AS score
     FROM search.documents d
     WHERE d.collection = 'quick-links' AND rtrim(d.url, '/') = ANY ($4) AND ${VISIBLE}`,
    [country, locale, locale, addresses],
  )
}

import type { CountryCode, Locale } from '@carelane/countries'
import { INTENT_TOOL_PAGES } from '@carelane/main-api/intent-kinds'
import { type Database, rows } from '../../database/query'
import { cut } from '../words/cut'
import { listIntents } from '../intents/find-intents'
import { type Candidate, VISIBLE } from './candidates'

/** How likely a meaning must be to come before the pages that have the words; a word or two mean much. */
const LEAST = { ofWords: 0.6, ofSentence: 0.3 }

const FEW_WORDS = 2

/** For what a query most likely means, whatever its words are: the quick link of its tool, its pages, theirs. */
export async function findMeant(
  db: Database,
  edition: { country: CountryCode; locale: Locale },
  text: string,
): Promise<Candidate[]> {
  const least = [...cut(text)].length <= FEW_WORDS ? LEAST.ofWords : LEAST.ofSentence
  const likely = (await listIntents(db, edition, text)).filter(({ probability }) => probability >= least)
  const meant = likely.map(({ tool, pages, probability }) => ({
    pages: pages.map(({ title: _, ...page }) => ({ ...page, score: probability })),
    toolsAddress: tool === null ? [] : [INTENT_TOOL_PAGES[tool]],
    addresses: pages.map(({ url }) => withoutSlash(url)),
  }))
  const wanted = meant.flatMap(({ toolsAddress, addresses }) => [...toolsAddress, ...addresses])
  const links = wanted.length > 0 ? await findQuickLinks(db, edition, wanted) : []
  const linksTo = (all: readonly string[]) => links.filter(({ url }) => all.includes(withoutSlash(url)))
  return meant.flatMap(({ pages, toolsAddress, addresses }) => [
    ...linksTo(toolsAddress),
    ...pages,
    ...linksTo(addresses),
  ])
}

const withoutSlash = (url: string) => url.replace(/\/$/, '')

function findQuickLinks(
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

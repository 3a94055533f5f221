import type { CountryInfoNew } from '@carelane/main-api'
import { LRUCache } from 'lru-cache'
import { setImmediate } from 'node:timers/promises'
import { cache } from 'react'
import { publicationsSeen } from '@/platform/publications-seen'
import { currentRenderContext } from '@/platform/render-context'
import { nextAdChange } from './ad-windows'
import { fetchDraft } from './draft-client'
import { callMainApi } from './main-api'

/** How long an answer is kept where no publication comes, in ms. */
const KEPT_MS = 60_000

/** More than there are countries and languages together. */
const MOST_KEPT = 200

/** What every page of a country needs [7#12], or null for a country that the cms does not have. */
export const getCountryInfo = cache(async (lang: string) => {
  const context = currentRenderContext()
  const drafted = context?.previewToken ? await draftedInfo(lang, context.previewToken) : null
  const ask = context?.isForOneVisitor && !context.previewToken ? keptInfo : askForInfo
  const info = drafted ?? (await ask(lang))
  if (info && context) {
    context.changesAt = Math.min(context.changesAt, nextAdChange(info.adList, Date.now()))
    context.hotline = info.countryData.hotlineNumber
  }
  return info
})

interface Kept {
  /** How many publications had been seen when it was asked for. */
  seen: number
  info: CountryInfoNew
}

const kept = new LRUCache<string, Kept>({ max: MOST_KEPT, ttl: KEPT_MS })

/**
 * For pages that go past the page cache: they would ask anew for each visitor what hardly ever changes. Nobody reads their
 * tags. Pages of the cache ask themselves, so that two ages never add up.
 */
async function keptInfo(lang: string): Promise<CountryInfoNew | null> {
  const seen = publicationsSeen()
  const before = kept.get(lang)
  if (before?.seen === seen) {
    // What a page asks for besides goes out first: rendering what is at hand would hold it up for some ms.
    await setImmediate()
    return before.info
  }
  // Who comes meanwhile asks too: each page notes for itself what failed.
  const info = await askForInfo(lang)
  if (info) kept.set(lang, { seen, info })
  return info
}

function askForInfo(lang: string): Promise<CountryInfoNew | null> {
  return callMainApi('countryInfoNew', { shortName: lang })
}

/** With the draft in it where that is a part of every page. */
async function draftedInfo(lang: string, token: string) {
  const found = await fetchDraft(lang, token)
  return found && 'info' in found.draft ? found.draft.info : null
}

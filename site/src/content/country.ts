import type { CountryCode } from '@carelane/countries'
import type { CountryInfoNew } from '@carelane/main-api'
import { LRUCache } from 'lru-cache'
import { setImmediate } from 'node:timers/promises'
import { cache } from 'react'
import { publicationsSeen } from '@/platform/publications-seen'
import { currentRenderContext } from '@/platform/render-context'
import { nextAdChange } from './ad-windows'
import { momentToken } from './at-moment'
import { fetchDraft } from './draft-client'
import { callMainApi } from './main-api'

const KEPT_MS = 60_000
const MOST_KEPT = 200

/** [7#12] */
export const getCountryInfo = cache(async (lang: string) => {
  const context = currentRenderContext()
  const isDrafted = context?.previewToken && !momentToken()
  const drafted = isDrafted ? await draftedInfo(lang, context.previewToken) : null
  const ask = context?.isForOneVisitor && !context.previewToken ? cachedInfo : fetchInfo
  const info = drafted ?? (await ask(lang))
  if (info && context) {
    context.changesAt = Math.min(context.changesAt, nextAdChange(info.adList, Date.now()))
    context.hotline = info.countryData.hotlineNumber
  }
  return info
})

/** Of another country than the page's, of which the page says nothing else. */
export function getInfoOfOther(country: CountryCode): Promise<CountryInfoNew | null> {
  // What is kept is of now.
  return momentToken() ? fetchInfo(country) : cachedInfo(country)
}

interface CachedInfo {
  /** Publications seen before the request. */
  seen: number
  info: CountryInfoNew
}

const infoCache = new LRUCache<string, CachedInfo>({ max: MOST_KEPT, ttl: KEPT_MS })

/** For uncached pages only: two ages would add up. */
async function cachedInfo(lang: string): Promise<CountryInfoNew | null> {
  const seen = publicationsSeen()
  const before = infoCache.get(lang)
  if (before?.seen === seen) {
    // Lets the page's other requests out first.
    await setImmediate()
    return before.info
  }
  // Concurrent callers ask too: each page records its own failures.
  const info = await fetchInfo(lang)
  if (info) infoCache.set(lang, { seen, info })
  return info
}

function fetchInfo(lang: string): Promise<CountryInfoNew | null> {
  return callMainApi('countryInfoNew', { shortName: lang })
}

async function draftedInfo(lang: string, token: string) {
  const found = await fetchDraft(lang, token)
  return found && 'info' in found.draft ? found.draft.info : null
}

import type { SiteMap } from '@carelane/main-api'
import { publicationsSeen } from '@/platform/publications-seen'
import { CACHE_MANIFEST } from './cache-manifest'
import { callMainApi, noteTags } from './main-api'

const KEPT_MS = 120_000

let kept: { seen: number; until: number; answer: Promise<SiteMap | null> } | undefined

/** Which sections have which pages: one question to the cms for the site maps of all countries together. */
export async function getSiteMap(): Promise<SiteMap | null> {
  const seen = publicationsSeen()
  if (!kept || kept.seen !== seen || Date.now() >= kept.until) {
    kept = { seen, until: Date.now() + KEPT_MS, answer: callMainApi('siteMap', {}) }
    const asked = kept
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined
    })
  }
  noteTags(CACHE_MANIFEST.siteMap({}, null))
  return kept.answer
}

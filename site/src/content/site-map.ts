import { ignoreFailure } from '@carelane/config/ignore-failure'
import type { Redirect, SiteMap } from '@carelane/main-api'
import { publicationsSeen } from '@/platform/publications-seen'
import { CACHE_MANIFEST } from './cache-manifest'
import { callMainApi, noteTags } from './main-api'

const KEPT_MS = 120_000

interface Pages {
  siteMap: SiteMap
  redirects: readonly Redirect[]
}

let kept: { seen: number; until: number; answer: Promise<Pages | null> } | undefined

export async function getPages(): Promise<Pages | null> {
  const seen = publicationsSeen()
  if (!kept || kept.seen !== seen || Date.now() >= kept.until) {
    kept = { seen, until: Date.now() + KEPT_MS, answer: askForPages() }
    const asked = kept
    void ignoreFailure(asked.answer, 'reported elsewhere').then((pages) => {
      if (pages === undefined && kept === asked) kept = undefined
    })
  }
  noteTags(CACHE_MANIFEST.siteMap({}, null))
  noteTags(CACHE_MANIFEST.redirectList({}, null))
  return kept.answer
}

async function askForPages(): Promise<Pages | null> {
  const [siteMap, list] = await Promise.all([callMainApi('siteMap', {}), callMainApi('redirectList', {})])
  return siteMap && { siteMap, redirects: list?.redirects ?? [] }
}

import type { Ad, LandingPageName } from '@carelane/main-api'
import type { PageName, DetailPage } from '@/links/href'

export type ShownOn = PageName | DetailPage | LandingPageName | 'policy'

interface Situation {
  slot: Ad['slot']
  page: ShownOn
  now: Date
}

export function liveAd(ads: Ad[], { slot, page, now }: Situation): Ad | null {
  const area = page === 'home' ? '1' : '2'
  const shown = ads.filter(
    (ad) =>
      ad.slot === slot &&
      isLive(ad, now) &&
      !ad.blockLink.includes(page) &&
      // [2.3#29]
      (slot === 'top' || ad.area.includes(area)),
  )
  return shown.reduce<Ad | null>((best, ad) => (best && best.priority >= ad.priority ? best : ad), null)
}

function isLive({ from, to }: Ad, now: Date): boolean {
  return (from === null || new Date(from) <= now) && (to === null || now < new Date(to))
}

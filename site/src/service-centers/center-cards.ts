import { spend } from '@/abuse/spend'
import type { CardAnswer, CardQuestion, ToolCard } from '@/forms/tool-card'
import type { SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import type { Center } from './center'
import { daysAlike } from './opening/days-alike'
import { findCenters } from './find-centers'
import { type NamedPlace, placeNamed } from './place-named'

const MOST = 3

/** Without a town, those of a country that has no more than a visitor can choose from. */
export async function centerCards({ typed, question, section, address }: CardQuestion): Promise<CardAnswer> {
  if ((await spend('service-centers', address)).price > 0) return { kind: 'later' }
  const place = await placeNamed(question, section)
  const keyword = place ? null : typed
  const { found } = await findCenters(section, queryOf(place, keyword, section), { isNowShown: false })
  if (!found) return { kind: 'later' }
  const isAnywhere = place === null && keyword === null
  if (found.centers.length === 0 || (isAnywhere && found.centers.length > MOST)) return { kind: 'unknown' }
  const where = keyword === null ? { state: place?.state, city: place?.city } : { q: keyword }
  return {
    kind: 'found',
    href: href(section.lang, 'service-center', where),
    cards: found.centers.slice(0, MOST).map((center) => cardOf(center, section)),
  }
}

function queryOf(place: NamedPlace | null, keyword: string | null, { country }: SiteSection) {
  const { state = null, city = null } = place ?? {}
  const open = { brand: null, kind: null, isOpen: false, part: null, isBySlot: false }
  return { country, state, city, keyword, ...open, page: 1 }
}

function cardOf(center: Center, { region }: SiteSection): ToolCard {
  const t = translatorOf(region.tag, 'centers')
  const { name, address, phone, openings, hours, weekdayHours, routeHref, reserveHref } = center
  const [now] = openings
  const unknown = t('center.hoursUnknown')
  const isTold = hours.some(({ hours: told }) => told !== unknown)
  const week = isTold ? daysAlike(hours) : []
  const days = isTold || weekdayHours === null ? week : [{ day: t('center.weekday'), hours: weekdayHours }]
  return {
    tone: 'hint',
    title: name,
    text: address ?? '',
    facts: [
      ...(now ? [{ label: t('center.hours'), value: now.text }] : []),
      ...days.map(({ day, hours: told }) => ({ label: day, value: told })),
    ],
    links: [
      ...(routeHref ? [{ href: routeHref, name: t('center.directions') }] : []),
      ...(phone ? [{ href: phone.href, name: `${t('center.phone')} ${phone.shown}` }] : []),
      ...(reserveHref ? [{ href: reserveHref, name: t('center.reserve') }] : []),
    ],
  }
}

import { mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import { toAsciiDigits } from '@carelane/after-sales/digits'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { figuresOfCountry, type FiguresOfCountry } from '@/service-figures/find-figures'
import { figuresWriter } from '@/service-figures/write-figures'
import { failureText } from '@/forms/failures'
import type { SiteSection } from '@/forms/site-section'
import type { CentersAnswer, Choice, FoundCenters } from './center'
import type { CentersQuery } from './centers-query'
import {
  availabilityFilters,
  findAvailability,
  isAvailabilityTold,
  slotOrder,
  type Availability,
} from './find-availability'
import { citiesOf, statesOf } from './regions'
import { availabilityWriter, partText } from './write-availability'
import { centerWriter } from './write-center'

export const PAGE_SIZE = 10

/** @param isNowShown not to wait for what is free now where nobody sees it */
export async function findCenters(
  section: SiteSection,
  query: CentersQuery,
  { isNowShown = true }: { isNowShown?: boolean } = {},
): Promise<CentersAnswer> {
  const { country, keyword, page } = query
  const at = Date.now()
  const asked = { country, locale: section.locale, tag: section.region.tag }
  const asksStates = statesOf(asked)
  const asksFigures = figuresOfCountry(asked)
  const state = query.state === null ? null : kept(query.state, await asksStates)
  const cities = state === null ? [] : await citiesOf(asked, state)
  const isOfState = state === query.state
  const city = query.city === null || !isOfState ? null : kept(query.city, cities)
  const answer = await afterSales().call('serviceCenters', {
    ...mccAndLanguage(asked),
    ...(state !== null && { state }),
    ...(city !== null && { city }),
    ...filtersOf(query, at),
    ...slotOrder(query),
    ...(keyword !== null && { keyword: toAsciiDigits(keyword) }),
    page,
    pageSize: PAGE_SIZE,
  })
  const part = isAvailabilityTold() ? query.part : null
  const ids = answer.ok ? answer.data.list.map(({ id }) => id) : []
  const availability = answer.ok && isNowShown ? await findAvailability({ ...asked, ids, part }) : null
  if (part && availability && !availability.part) {
    const without = await findCenters(section, { ...query, part: null, page: 1 })
    return { ...without, part: translatorOf(section.region.tag, 'centers')('part.unknown') }
  }
  const figures = await asksFigures
  return {
    asked: {
      country,
      state: state ?? '',
      city: city ?? '',
      brand: query.brand ?? '',
      q: keyword ?? '',
      open: query.isOpen ? '1' : '',
      kind: query.kind ?? '',
      model: part?.model ?? '',
      part: part?.part ?? '',
      sort: query.isBySlot ? 'slot' : '',
    },
    states: await asksStates,
    cities: city !== null && cities.length === 0 ? [{ value: city, name: city }] : cities,
    found: answer.ok ? writeFound(answer.data, page, section, { at, figures, availability }) : null,
    failure: answer.ok ? null : failureText(answer.failure, section),
    part: part ? onlyWith(availability, section) : null,
    at,
  }
}

export function filtersOf(
  { brand, isOpen, ...others }: Pick<CentersQuery, 'brand' | 'isOpen' | 'kind' | 'part'>,
  at: number,
) {
  return {
    ...availabilityFilters(others),
    ...(brand !== null && { serviceBrand: brand }),
    ...(isOpen && { openAt: new Date(at).toISOString() }),
  }
}

interface Told {
  at: number
  figures: FiguresOfCountry | null
  availability: Availability | null
  isNear?: boolean
}

export function writeFound(
  { total, list }: CallResponse<'serviceCenters'>,
  page: number,
  section: SiteSection,
  { at, figures, availability, isNear = false }: Told,
): FoundCenters {
  const t = translatorOf(section.region.tag, 'centers')
  const common = translatorOf(section.region.tag, 'common')
  const pages = Math.ceil(total / PAGE_SIZE)
  const write = centerWriter(section, t, at, figuresWriter(section, figures), isNear)
  const availabilityOf = availabilityWriter(section, t, at, availability)
  return {
    summary: total === 0 ? t('results.none') : t('results.count', { count: total }),
    centers: list.map((entry) => ({ ...write(entry), availability: availabilityOf(entry) })),
    page,
    pages,
    pageOf: pages > 1 ? common('paging.page', { page, pages }) : '',
    lack: isAvailabilityTold() && availability === null && total > 0 ? t('results.lack') : null,
  }
}

/** In the service's words, as an address may say anything. */
function onlyWith(availability: Availability | null, { region }: SiteSection): string {
  const t = translatorOf(region.tag, 'centers')
  const part = availability?.part
  return part ? t('part.only', { part: partText(part, t) }) : t('part.chosen')
}

function kept(asked: string, choices: readonly Choice[]): string | null {
  return choices.length === 0 || choices.some(({ value }) => value === asked) ? asked : null
}

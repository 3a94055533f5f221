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
import { citiesOf, statesOf } from './regions'
import { centerWriter } from './write-center'

export const PAGE_SIZE = 10

export async function findCenters(section: SiteSection, query: CentersQuery): Promise<CentersAnswer> {
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
    ...(keyword !== null && { keyword: toAsciiDigits(keyword) }),
    page,
    pageSize: PAGE_SIZE,
  })
  const figures = await asksFigures
  return {
    asked: {
      country,
      state: state ?? '',
      city: city ?? '',
      brand: query.brand ?? '',
      q: keyword ?? '',
      open: query.isOpen ? '1' : '',
    },
    states: await asksStates,
    cities: city !== null && cities.length === 0 ? [{ value: city, name: city }] : cities,
    found: answer.ok ? writeFound(answer.data, page, section, { at, figures }) : null,
    failure: answer.ok ? null : failureText(answer.failure, section),
    at,
  }
}

export function filtersOf({ brand, isOpen }: Pick<CentersQuery, 'brand' | 'isOpen'>, at: number) {
  return {
    ...(brand !== null && { serviceBrand: brand }),
    ...(isOpen && { openAt: new Date(at).toISOString() }),
  }
}

export function writeFound(
  { total, list }: CallResponse<'serviceCenters'>,
  page: number,
  section: SiteSection,
  { at, figures, isNear = false }: { at: number; figures: FiguresOfCountry | null; isNear?: boolean },
): FoundCenters {
  const t = translatorOf(section.region.tag, 'centers')
  const common = translatorOf(section.region.tag, 'common')
  const pages = Math.ceil(total / PAGE_SIZE)
  return {
    summary: total === 0 ? t('results.none') : t('results.count', { count: total }),
    centers: list.map(centerWriter(section, t, at, figuresWriter(section, figures), isNear)),
    page,
    pages,
    pageOf: pages > 1 ? common('paging.page', { page, pages }) : '',
  }
}

function kept(asked: string, choices: readonly Choice[]): string | null {
  return choices.length === 0 || choices.some(({ value }) => value === asked) ? asked : null
}

import { mccAndLanguage, type CallResponse, type Result } from '@carelane/after-sales'
import { COUNTRIES, type CountryCode } from '@carelane/countries'
import { LRUCache } from 'lru-cache'
import { afterSales } from '@/platform/after-sales'
import type { SiteSection } from '@/forms/site-section'
import type { FoundCenter } from './judgement'
import { nationalDigits, phoneForms } from './phone-forms'

type Entry = CallResponse<'serviceCenters'>['list'][number]

const MOST_SIMILAR = 3
const PAGE_SIZE = 200
const MOST_PAGES = 30
const known = new LRUCache<string, readonly Entry[]>({ max: 20, ttl: 600_000 })

/** One number may be that of several centres, or part of another. */
const MOST_CALLED = 50

/** Null if no centre of any country has the number. */
export async function centerOfPhone(
  phone: string,
  forms: readonly string[],
  { country, locale }: SiteSection,
): Promise<Result<FoundCenter | null>> {
  const answer = await afterSales().call('serviceCenters', {
    language: locale,
    keyword: nationalDigits(phone, country),
    page: 1,
    pageSize: MOST_CALLED,
  })
  if (!answer.ok) return answer
  const found = answer.data.list.find((entry) => isCalled(entry, forms))
  return { ok: true, data: found ? centerOf(found) : null }
}

/** Null if no centre of the country has the address. */
export async function centerOfEmail(
  email: string,
  section: SiteSection,
): Promise<Result<FoundCenter | null>> {
  const centers = await centersOf(section)
  if (!centers.ok) return centers
  const found = centers.data.find((entry) => entry.email?.toLowerCase() === email)
  return { ok: true, data: found ? centerOf(found) : null }
}

/** All of the country: the service does not search by email address. */
async function centersOf({ country, locale }: SiteSection): Promise<Result<readonly Entry[]>> {
  const key = `${country} ${locale}`
  const before = known.get(key)
  if (before) return { ok: true, data: before }
  const all: Entry[] = []
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const asked = { ...mccAndLanguage({ country, locale }), page, pageSize: PAGE_SIZE }
    const answer = await afterSales().call('serviceCenters', asked)
    if (!answer.ok) return answer
    all.push(...answer.data.list)
    if (all.length >= answer.data.total || answer.data.list.length === 0) break
  }
  known.set(key, all)
  return { ok: true, data: all }
}

export interface NamedCenters {
  exact: FoundCenter | null
  similar: readonly FoundCenter[]
}

export async function centersNamed(
  name: string,
  { country, locale }: SiteSection,
): Promise<Result<NamedCenters>> {
  const answer = await afterSales().call('serviceCenters', {
    ...mccAndLanguage({ country, locale }),
    keyword: name.slice(0, 100),
    page: 1,
    pageSize: MOST_CALLED,
  })
  if (!answer.ok) return answer
  const { list } = answer.data
  const exact = list.find((entry) => folded(entry.name) === folded(name))
  return {
    ok: true,
    data: { exact: exact ? centerOf(exact) : null, similar: list.slice(0, MOST_SIMILAR).map(centerOf) },
  }
}

function isCalled({ phone, mcc }: Entry, forms: readonly string[]): boolean {
  if (phone === null) return false
  const country = countryOfMcc(mcc)
  return phone.split(/[,;/]/).some((one) => phoneForms(one, country).some((form) => forms.includes(form)))
}

function countryOfMcc(mcc: string | null): CountryCode {
  return Object.values(COUNTRIES).find((each) => mcc !== null && each.mcc === mcc)?.code ?? 'global'
}

function centerOf({ name, address, phone }: Entry): FoundCenter {
  return { name, address, phone }
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase()
}

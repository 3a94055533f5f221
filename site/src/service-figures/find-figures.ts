import { FEWEST_COUNTED, mccAndLanguage, type CallResponse } from '@carelane/after-sales'
import type { CountryCode } from '@carelane/countries'
import type { SiteSection } from '@/forms/site-section'
import { afterSales } from '@/platform/after-sales'
import { inTime } from '@/platform/in-time'

export type FiguresOfCountry = CallResponse<'serviceFigures'>
export type Figures = Omit<FiguresOfCountry['centers'][number], 'id' | 'faults'>

/** Ms. A page says what it says without them. */
const PATIENCE_MS = 300

const KEPT_MS = 600_000
const FAILED_MS = 60_000

interface Kept {
  until: number
  figures: Promise<FiguresOfCountry | null>
}

const kept = new Map<CountryCode, Kept>()

/** Null where the service has none, or does not say soon. Of all countries at once, none are asked for. */
export async function figuresOfCountry({
  country,
  locale,
}: Pick<SiteSection, 'country' | 'locale'>): Promise<FiguresOfCountry | null> {
  if (country === 'global' || !afterSales().offers('service-figures')) return null
  const now = Date.now()
  const before = kept.get(country)
  if (before && now < before.until) return inTime(before.figures, PATIENCE_MS)
  const asked: Kept = { until: now + KEPT_MS, figures: ask() }
  kept.set(country, asked)
  return inTime(asked.figures, PATIENCE_MS)

  async function ask(): Promise<FiguresOfCountry | null> {
    const answer = await afterSales().call('serviceFigures', mccAndLanguage({ country, locale }))
    if (answer.ok) return answer.data
    asked.until = Date.now() + FAILED_MS
    return null
  }
}

/** A service that counts fewer than was agreed is not believed. */
export function isEnough({ repairs }: Figures): boolean {
  return repairs >= FEWEST_COUNTED
}

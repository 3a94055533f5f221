import type { Result } from '@carelane/after-sales'
import { cache } from 'react'
import { currentVisit } from '@/i18n/visit'
import { findCosts, type FoundCosts } from './find-costs'

/** Asked once for a page and its metadata. */
export const costsOfVisit = cache(async (slug: string): Promise<Result<FoundCosts>> =>
  findCosts(await currentVisit(), slug),
)

import type { Locale } from '@carelane/countries'
import { LANDING_PAGES, type LandingPageName } from '@carelane/main-api'
import type { Localized } from '../localized'
import type { LandingPlan, LandingText } from './landing'
import { LANDING_PLANS } from './pages'
import { LANDING_TEXTS, type LandingTexts } from './texts'

export interface SeedLanding extends LandingPlan {
  texts: Localized<LandingText>
}

export const SEED_LANDINGS: readonly SeedLanding[] = LANDING_PAGES.map((page) => ({
  ...(LANDING_PLANS[page] as LandingPlan),
  texts: textsOf(page),
}))

function textsOf(page: LandingPageName): Localized<LandingText> {
  const texts = (Object.entries(LANDING_TEXTS) as [Locale, LandingTexts][]).map(([locale, language]) => {
    const text: LandingText = language[page]
    return [locale, text]
  })
  return Object.fromEntries(texts) as Localized<LandingText>
}

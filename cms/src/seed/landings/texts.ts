import type { Localized } from '../localized'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import type { LandingTextOf } from './landing'
import type { LANDING_PLANS } from './pages'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'

/** One language of all pages. */
export type LandingTexts = {
  [Page in keyof typeof LANDING_PLANS]: LandingTextOf<(typeof LANDING_PLANS)[Page]>
}

/** The languages of the pages: each is whole, or it does not compile. */
export const LANDING_TEXTS: Localized<LandingTexts> = { en, ar, fr, es, ru, bn, pt, id, th }

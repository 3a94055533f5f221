import type { CountryCode } from '@carelane/countries'
import type { LegalKind } from '@carelane/main-api'
import type { Localized } from '../localized'
import { cookies } from './cookies/texts'
import type { LegalText } from './legal-text'
import { pkPolicy } from './pk-policy/texts'
import { privacy } from './privacy/texts'
import { terms } from './terms/texts'

export interface SeedLegalPage {
  kind: LegalKind
  texts: Localized<LegalText>
  countries?: readonly CountryCode[]
}

/** [7#54]–[7#57] */
export const SEED_LEGAL_PAGES: readonly SeedLegalPage[] = [
  { kind: 'privacy', texts: privacy },
  { kind: 'terms', texts: terms },
  { kind: 'cookies', texts: cookies },
  { kind: 'pk-policy', texts: pkPolicy, countries: ['pk'] },
]

export const LEGAL_EFFECTIVE_FROM = '2026-01-01'

import type { Locale } from '@carelane/countries'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { my } from './my'
import type { PolicyTexts } from './policy-texts'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { uz } from './uz'
import { vi } from './vi'

export const POLICY_TEXTS: Record<Locale, PolicyTexts> = {
  en,
  fr,
  ar,
  ru,
  th,
  id,
  es,
  bn,
  pt,
  tr,
  uk,
  uz,
  vi,
  my,
}

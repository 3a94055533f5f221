import type { Locale } from '@carelane/countries'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import type { LinkTexts } from './link-texts'
import { my } from './my'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { uz } from './uz'
import { vi } from './vi'

export const LINK_TEXTS: Record<Locale, LinkTexts> = {
  en,
  fr,
  ar,
  ru,
  tr,
  th,
  id,
  es,
  bn,
  vi,
  my,
  pt,
  uk,
  uz,
}

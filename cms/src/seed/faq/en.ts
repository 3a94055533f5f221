import type { FaqTexts } from './texts'
import { en as account } from './account/en'
import { en as deviceCare } from './device-care/en'
import { en as downloads } from './downloads/en'
import { en as protection } from './protection/en'
import { en as repair } from './repair/en'
import { en as serviceCenters } from './service-centers/en'
import { en as spareParts } from './spare-parts/en'
import { en as warranty } from './warranty/en'

export const en: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

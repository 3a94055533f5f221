import type { FaqTexts } from './texts'
import { ar as account } from './account/ar'
import { ar as deviceCare } from './device-care/ar'
import { ar as downloads } from './downloads/ar'
import { ar as protection } from './protection/ar'
import { ar as repair } from './repair/ar'
import { ar as serviceCenters } from './service-centers/ar'
import { ar as spareParts } from './spare-parts/ar'
import { ar as warranty } from './warranty/ar'

export const ar: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

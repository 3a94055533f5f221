import type { FaqTexts } from './texts'
import { th as account } from './account/th'
import { th as deviceCare } from './device-care/th'
import { th as downloads } from './downloads/th'
import { th as protection } from './protection/th'
import { th as repair } from './repair/th'
import { th as serviceCenters } from './service-centers/th'
import { th as spareParts } from './spare-parts/th'
import { th as warranty } from './warranty/th'

export const th: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

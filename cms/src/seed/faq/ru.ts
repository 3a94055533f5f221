import type { FaqTexts } from './texts'
import { ru as account } from './account/ru'
import { ru as deviceCare } from './device-care/ru'
import { ru as downloads } from './downloads/ru'
import { ru as protection } from './protection/ru'
import { ru as repair } from './repair/ru'
import { ru as serviceCenters } from './service-centers/ru'
import { ru as spareParts } from './spare-parts/ru'
import { ru as warranty } from './warranty/ru'

export const ru: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

import type { FaqTexts } from './texts'
import { pt as account } from './account/pt'
import { pt as deviceCare } from './device-care/pt'
import { pt as downloads } from './downloads/pt'
import { pt as protection } from './protection/pt'
import { pt as repair } from './repair/pt'
import { pt as serviceCenters } from './service-centers/pt'
import { pt as spareParts } from './spare-parts/pt'
import { pt as warranty } from './warranty/pt'

export const pt: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

import type { FaqTexts } from './texts'
import { fr as account } from './account/fr'
import { fr as deviceCare } from './device-care/fr'
import { fr as downloads } from './downloads/fr'
import { fr as protection } from './protection/fr'
import { fr as repair } from './repair/fr'
import { fr as serviceCenters } from './service-centers/fr'
import { fr as spareParts } from './spare-parts/fr'
import { fr as warranty } from './warranty/fr'

export const fr: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

import type { FaqTexts } from './texts'
import { bn as account } from './account/bn'
import { bn as deviceCare } from './device-care/bn'
import { bn as downloads } from './downloads/bn'
import { bn as protection } from './protection/bn'
import { bn as repair } from './repair/bn'
import { bn as serviceCenters } from './service-centers/bn'
import { bn as spareParts } from './spare-parts/bn'
import { bn as warranty } from './warranty/bn'

export const bn: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

import type { FaqTexts } from './texts'
import { id as account } from './account/id'
import { id as deviceCare } from './device-care/id'
import { id as downloads } from './downloads/id'
import { id as protection } from './protection/id'
import { id as repair } from './repair/id'
import { id as serviceCenters } from './service-centers/id'
import { id as spareParts } from './spare-parts/id'
import { id as warranty } from './warranty/id'

export const id: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

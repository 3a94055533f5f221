import type { FaqTopic } from '@carelane/main-api'
import type { FaqEntries } from './faq'
import { topic as account } from './account/topic'
import { topic as deviceCare } from './device-care/topic'
import { topic as downloads } from './downloads/topic'
import { topic as protection } from './protection/topic'
import { topic as repair } from './repair/topic'
import { topic as serviceCenters } from './service-centers/topic'
import { topic as spareParts } from './spare-parts/topic'
import { topic as warranty } from './warranty/topic'

/** Every seeded question; topics and questions in the order in which they are shown. */
export const FAQ_ENTRIES = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
} as const satisfies Record<FaqTopic, FaqEntries>

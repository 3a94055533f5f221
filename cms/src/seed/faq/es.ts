import type { FaqTexts } from './texts'
import { es as account } from './account/es'
import { es as deviceCare } from './device-care/es'
import { es as downloads } from './downloads/es'
import { es as protection } from './protection/es'
import { es as repair } from './repair/es'
import { es as serviceCenters } from './service-centers/es'
import { es as spareParts } from './spare-parts/es'
import { es as warranty } from './warranty/es'

export const es: FaqTexts = {
  repair,
  warranty,
  'spare-parts': spareParts,
  'service-centers': serviceCenters,
  protection,
  'device-care': deviceCare,
  downloads,
  account,
}

import type { LandingTexts } from './texts'
import { es as about } from './about/es'
import { es as afterSales } from './after-sales/es'
import { es as airConditionerRepairAndService } from './air-conditioner-repair-and-service/es'
import { es as brokenScreenService } from './broken-screen-service/es'
import { es as contact } from './contact/es'
import { es as exclusiveService } from './exclusive-service/es'
import { es as home } from './home/es'
import { es as phoneRepair } from './phone-repair/es'
import { es as phoneRepairServices } from './phone-repair-services/es'
import { es as protection } from './protection/es'
import { es as serviceManal } from './service-manal/es'
import { es as serviceManalDetail } from './service-manal-detail/es'
import { es as tvWarranty } from './tv-warranty/es'

export const es: LandingTexts = {
  home,
  'phone-repair': phoneRepair,
  'phone-repair-services': phoneRepairServices,
  'broken-screen-service': brokenScreenService,
  'air-conditioner-repair-and-service': airConditionerRepairAndService,
  'after-sales': afterSales,
  'tv-warranty': tvWarranty,
  'service-manal': serviceManal,
  'service-manal-detail': serviceManalDetail,
  'exclusive-service': exclusiveService,
  protection,
  about,
  contact,
}

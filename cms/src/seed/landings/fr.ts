import type { LandingTexts } from './texts'
import { fr as about } from './about/fr'
import { fr as afterSales } from './after-sales/fr'
import { fr as airConditionerRepairAndService } from './air-conditioner-repair-and-service/fr'
import { fr as brokenScreenService } from './broken-screen-service/fr'
import { fr as contact } from './contact/fr'
import { fr as exclusiveService } from './exclusive-service/fr'
import { fr as home } from './home/fr'
import { fr as phoneRepair } from './phone-repair/fr'
import { fr as phoneRepairServices } from './phone-repair-services/fr'
import { fr as protection } from './protection/fr'
import { fr as serviceManal } from './service-manal/fr'
import { fr as serviceManalDetail } from './service-manal-detail/fr'
import { fr as tvWarranty } from './tv-warranty/fr'

export const fr: LandingTexts = {
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

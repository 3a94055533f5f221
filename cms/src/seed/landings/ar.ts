import type { LandingTexts } from './texts'
import { ar as about } from './about/ar'
import { ar as afterSales } from './after-sales/ar'
import { ar as airConditionerRepairAndService } from './air-conditioner-repair-and-service/ar'
import { ar as brokenScreenService } from './broken-screen-service/ar'
import { ar as contact } from './contact/ar'
import { ar as exclusiveService } from './exclusive-service/ar'
import { ar as home } from './home/ar'
import { ar as phoneRepair } from './phone-repair/ar'
import { ar as phoneRepairServices } from './phone-repair-services/ar'
import { ar as protection } from './protection/ar'
import { ar as serviceManal } from './service-manal/ar'
import { ar as serviceManalDetail } from './service-manal-detail/ar'
import { ar as tvWarranty } from './tv-warranty/ar'

export const ar: LandingTexts = {
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

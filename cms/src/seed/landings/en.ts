import type { LandingTexts } from './texts'
import { en as about } from './about/en'
import { en as afterSales } from './after-sales/en'
import { en as airConditionerRepairAndService } from './air-conditioner-repair-and-service/en'
import { en as brokenScreenService } from './broken-screen-service/en'
import { en as contact } from './contact/en'
import { en as exclusiveService } from './exclusive-service/en'
import { en as home } from './home/en'
import { en as phoneRepair } from './phone-repair/en'
import { en as phoneRepairServices } from './phone-repair-services/en'
import { en as protection } from './protection/en'
import { en as serviceManal } from './service-manal/en'
import { en as serviceManalDetail } from './service-manal-detail/en'
import { en as tvWarranty } from './tv-warranty/en'

export const en: LandingTexts = {
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

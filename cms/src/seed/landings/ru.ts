import type { LandingTexts } from './texts'
import { ru as about } from './about/ru'
import { ru as afterSales } from './after-sales/ru'
import { ru as airConditionerRepairAndService } from './air-conditioner-repair-and-service/ru'
import { ru as brokenScreenService } from './broken-screen-service/ru'
import { ru as contact } from './contact/ru'
import { ru as exclusiveService } from './exclusive-service/ru'
import { ru as home } from './home/ru'
import { ru as phoneRepair } from './phone-repair/ru'
import { ru as phoneRepairServices } from './phone-repair-services/ru'
import { ru as protection } from './protection/ru'
import { ru as serviceManal } from './service-manal/ru'
import { ru as serviceManalDetail } from './service-manal-detail/ru'
import { ru as tvWarranty } from './tv-warranty/ru'

export const ru: LandingTexts = {
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

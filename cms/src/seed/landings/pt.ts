import type { LandingTexts } from './texts'
import { pt as about } from './about/pt'
import { pt as afterSales } from './after-sales/pt'
import { pt as airConditionerRepairAndService } from './air-conditioner-repair-and-service/pt'
import { pt as brokenScreenService } from './broken-screen-service/pt'
import { pt as contact } from './contact/pt'
import { pt as exclusiveService } from './exclusive-service/pt'
import { pt as home } from './home/pt'
import { pt as phoneRepair } from './phone-repair/pt'
import { pt as phoneRepairServices } from './phone-repair-services/pt'
import { pt as protection } from './protection/pt'
import { pt as serviceManal } from './service-manal/pt'
import { pt as serviceManalDetail } from './service-manal-detail/pt'
import { pt as tvWarranty } from './tv-warranty/pt'

export const pt: LandingTexts = {
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

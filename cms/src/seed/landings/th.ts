import type { LandingTexts } from './texts'
import { th as about } from './about/th'
import { th as afterSales } from './after-sales/th'
import { th as airConditionerRepairAndService } from './air-conditioner-repair-and-service/th'
import { th as brokenScreenService } from './broken-screen-service/th'
import { th as contact } from './contact/th'
import { th as exclusiveService } from './exclusive-service/th'
import { th as home } from './home/th'
import { th as phoneRepair } from './phone-repair/th'
import { th as phoneRepairServices } from './phone-repair-services/th'
import { th as protection } from './protection/th'
import { th as serviceManal } from './service-manal/th'
import { th as serviceManalDetail } from './service-manal-detail/th'
import { th as tvWarranty } from './tv-warranty/th'

export const th: LandingTexts = {
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

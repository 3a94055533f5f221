import type { LandingTexts } from './texts'
import { bn as about } from './about/bn'
import { bn as afterSales } from './after-sales/bn'
import { bn as airConditionerRepairAndService } from './air-conditioner-repair-and-service/bn'
import { bn as brokenScreenService } from './broken-screen-service/bn'
import { bn as contact } from './contact/bn'
import { bn as exclusiveService } from './exclusive-service/bn'
import { bn as home } from './home/bn'
import { bn as phoneRepair } from './phone-repair/bn'
import { bn as phoneRepairServices } from './phone-repair-services/bn'
import { bn as protection } from './protection/bn'
import { bn as serviceManal } from './service-manal/bn'
import { bn as serviceManalDetail } from './service-manal-detail/bn'
import { bn as tvWarranty } from './tv-warranty/bn'

export const bn: LandingTexts = {
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

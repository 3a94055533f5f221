import type { LandingTexts } from './texts'
import { id as about } from './about/id'
import { id as afterSales } from './after-sales/id'
import { id as airConditionerRepairAndService } from './air-conditioner-repair-and-service/id'
import { id as brokenScreenService } from './broken-screen-service/id'
import { id as contact } from './contact/id'
import { id as exclusiveService } from './exclusive-service/id'
import { id as home } from './home/id'
import { id as phoneRepair } from './phone-repair/id'
import { id as phoneRepairServices } from './phone-repair-services/id'
import { id as protection } from './protection/id'
import { id as serviceManal } from './service-manal/id'
import { id as serviceManalDetail } from './service-manal-detail/id'
import { id as tvWarranty } from './tv-warranty/id'

export const id: LandingTexts = {
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

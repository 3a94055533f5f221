import type { LandingPageName } from '@carelane/main-api'
import type { LandingPlan } from './landing'
import { page as about } from './about/page'
import { page as afterSales } from './after-sales/page'
import { page as airConditionerRepairAndService } from './air-conditioner-repair-and-service/page'
import { page as brokenScreenService } from './broken-screen-service/page'
import { page as contact } from './contact/page'
import { page as exclusiveService } from './exclusive-service/page'
import { page as home } from './home/page'
import { page as phoneRepair } from './phone-repair/page'
import { page as phoneRepairServices } from './phone-repair-services/page'
import { page as protection } from './protection/page'
import { page as serviceManal } from './service-manal/page'
import { page as serviceManalDetail } from './service-manal-detail/page'
import { page as tvWarranty } from './tv-warranty/page'

export const LANDING_PLANS = {
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
} as const satisfies Record<LandingPageName, LandingPlan>

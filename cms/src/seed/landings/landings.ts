import type { Locale } from '@carelane/countries'
import { LANDING_PAGES, type LandingPageName } from '@carelane/main-api'
import type { LandingPlan, LandingText } from './landing'
import * as about from './about/page'
import * as afterSales from './after-sales/page'
import * as airConditionerRepairAndService from './air-conditioner-repair-and-service/page'
import * as brokenScreenService from './broken-screen-service/page'
import * as contact from './contact/page'
import * as exclusiveService from './exclusive-service/page'
import * as home from './home/page'
import * as phoneRepair from './phone-repair/page'
import * as phoneRepairServices from './phone-repair-services/page'
import * as protection from './protection/page'
import * as serviceManal from './service-manal/page'
import * as serviceManalDetail from './service-manal-detail/page'
import * as tvWarranty from './tv-warranty/page'

export interface SeedLanding extends LandingPlan {
  texts: Record<Locale, LandingText>
}

const PAGES: Record<LandingPageName, { page: LandingPlan; texts: Record<Locale, LandingText> }> = {
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

export const SEED_LANDINGS: readonly SeedLanding[] = LANDING_PAGES.map((name) => {
  const { page, texts } = PAGES[name]
  return { ...page, texts }
})

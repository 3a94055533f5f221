import type { ToolCards } from '@/features/assistant/cards/tool-cards'
import { priceCards } from '@/features/part-prices/price-cards'
import { planCards } from '@/features/purchase/steps/plan-cards'
import { repairCards } from '@/features/repair-status/repair-cards'
import { phoneCards, televisionCards } from '@/features/warranty-check/warranty-cards'
import { centerCards } from '@/service-centers/center-cards'
import { namesTown } from '@/service-centers/place-named'

/** What the assistant asks of other tools. */
export const TOOL_CARDS: ToolCards = {
  tools: {
    warrantyCheck: phoneCards,
    tvWarranty: televisionCards,
    repairStatus: repairCards,
    partPrices: priceCards,
    protectionPlans: planCards,
    serviceCenters: centerCards,
  },
  namesTown,
}

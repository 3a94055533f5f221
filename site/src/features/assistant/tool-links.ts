import { href, hrefBelow, type PageName } from '@/links/href'
import { seal } from '@/platform/sealed'
import type { ToolName, ToolOffer } from './engine/answer'
import { HANDOVER_COOKIE, HANDOVER_SECONDS } from '@/forms/assistant-handover'

interface ToolPage {
  page: PageName
  below?: string
  /** In the address, or encrypted if personal. */
  takes?: { query: string } | 'handed-over'
}

const TOOL_PAGES: Record<ToolName, ToolPage> = {
  warrantyCheck: { page: 'warranty-check', takes: 'handed-over' },
  repairStatus: { page: 'repair-status', takes: 'handed-over' },
  serviceCenters: { page: 'service-center', takes: { query: 'q' } },
  repairAppointment: { page: 'repair-appointment', takes: { query: 'q' } },
  partPrices: { page: 'spare-parts-price', takes: { query: 'named' } },
  partSerial: { page: 'spare-parts-serial', takes: 'handed-over' },
  drivers: { page: 'drivers-download', takes: { query: 'named' } },
  manuals: { page: 'service-manal', takes: { query: 'q' } },
  unlockAppeal: { page: 'phone-unlocking-appeal', takes: 'handed-over' },
  protectionPlans: { page: 'purchase-service', takes: 'handed-over' },
  orders: { page: 'purchase-service', below: 'order-list' },
  rating: { page: 'repair-status', takes: 'handed-over' },
  contact: { page: 'contact' },
}

export function toolHref(lang: string, name: ToolName): string {
  const { page, below } = TOOL_PAGES[name]
  return below === undefined ? href(lang, page) : hrefBelow(lang, page, below)
}

export async function toolLink(lang: string, { name, typed }: ToolOffer) {
  const { page, takes } = TOOL_PAGES[name]
  if (typed === null || takes === undefined) return { name, href: toolHref(lang, name), sealed: null }
  if (takes !== 'handed-over') return { name, href: href(lang, page, { [takes.query]: typed }), sealed: null }
  const sealed = await seal(HANDOVER_COOKIE, { page, typed }, HANDOVER_SECONDS)
  return { name, href: toolHref(lang, name), sealed }
}

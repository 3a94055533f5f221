import { INTENT_TOOL_PAGES } from '@carelane/main-api/intent-kinds'
import { href, hrefBelow, type PageName } from '@/links/href'
import { seal } from '@/platform/sealed'
import type { ToolName, ToolOffer } from './engine/answer'
import { HANDOVER_COOKIE, HANDOVER_SECONDS } from '@/forms/assistant-handover'

const PAGES: Record<ToolName, PageName> = { ...INTENT_TOOL_PAGES, tvWarranty: 'tv-warranty' }

interface Way {
  below?: string
  /** In the address, or encrypted if personal. */
  takes?: { query: string } | 'handed-over'
}

const WAYS: Record<ToolName, Way> = {
  warrantyCheck: { takes: 'handed-over' },
  repairStatus: { takes: 'handed-over' },
  serviceCenters: { takes: { query: 'q' } },
  repairAppointment: { takes: { query: 'q' } },
  partPrices: { takes: { query: 'named' } },
  partSerial: { takes: 'handed-over' },
  drivers: { takes: { query: 'named' } },
  manuals: { takes: { query: 'q' } },
  unlockAppeal: { takes: 'handed-over' },
  protectionPlans: { takes: 'handed-over' },
  orders: { below: 'order-list' },
  rating: { takes: 'handed-over' },
  contact: {},
  tvWarranty: { takes: 'handed-over' },
}

export function toolHref(lang: string, name: ToolName): string {
  const page = PAGES[name]
  const { below } = WAYS[name]
  return below === undefined ? href(lang, page) : hrefBelow(lang, page, below)
}

export async function toolLink(lang: string, { name, typed }: ToolOffer) {
  const page = PAGES[name]
  const { takes } = WAYS[name]
  if (typed === null || takes === undefined) return { name, href: toolHref(lang, name), sealed: null }
  if (takes !== 'handed-over') return { name, href: href(lang, page, { [takes.query]: typed }), sealed: null }
  const sealed = await seal(HANDOVER_COOKIE, { page, typed }, HANDOVER_SECONDS)
  return { name, href: toolHref(lang, name), sealed }
}

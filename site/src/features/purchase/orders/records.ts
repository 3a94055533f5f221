import { pathOf, type PageName } from '@/links/href'

/** [2.4#50]: all orders, online [2.1#33], in a store [2.1#34], or from the warranty check [2.1#46]. */
export const RECORDS = {
  orders: { page: 'purchase-service', list: ['order-list'], detail: ['detail'] },
  mine: { page: 'purchase-service-offline', list: ['order-list'], detail: ['detail'] },
  activations: { page: 'warranty-check', list: ['order-list'], detail: ['order-list', 'info'] },
} as const satisfies Record<string, { page: PageName; list: string[]; detail: string[] }>

export type RecordName = keyof typeof RECORDS

export const RECORD_NAMES = Object.keys(RECORDS) as RecordName[]

export function listPath(lang: string, record: RecordName): string {
  return pathOf([lang, RECORDS[record].page, ...RECORDS[record].list])
}

export function detailPath(lang: string, record: RecordName): string {
  return pathOf([lang, RECORDS[record].page, ...RECORDS[record].detail])
}

export function policyPath(lang: string): string {
  return pathOf([lang, 'purchase-service', 'policy'])
}

export const OPEN_PATH = '/api/orders/open/'
export const CANCEL_PATH = '/api/orders/cancel/'
export const DOCUMENT_PATH = '/api/policies/'

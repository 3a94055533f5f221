import { pathOf, type PageName } from '@/links/href'

/**
 * Where orders are listed [2.4#50], [2.1#33], [2.1#34], [2.1#46]: all of them from buying online or in a store, and those
 * that were paid from the warranty check.
 */
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

/** Take forms of our own pages. */
export const OPEN_PATH = '/api/orders/open/'
export const CANCEL_PATH = '/api/orders/cancel/'
/** Gives the policy as a PDF document. */
export const DOCUMENT_PATH = '/api/policies/'

import type { Answer } from '../support/built-site'
import { sendForm } from '../support/plain-form'
import type { siteAt } from './site-at'

export const TOOL = '/ng/warranty-check/'

/** @param before the page with the form, so that it need not be asked for */
export function checkWarranty(
  site: ReturnType<typeof siteAt>,
  imei: string,
  from: string,
  before: Answer | undefined,
): Promise<Answer> {
  return sendForm(site, { page: TOOL, typed: { imei }, from, ...(before && { before }) })
}

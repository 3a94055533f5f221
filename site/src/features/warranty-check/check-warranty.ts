'use server'

import { IMEI_LENGTH, parseImei } from '@carelane/after-sales/imei'
import type { WarrantyOutcome } from '@carelane/after-sales'
import { z } from 'zod'
import { formatMoment } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { costsOfDevice } from '@/repair-costs/costs-of-device'
import { failed } from '@/forms/failures'
import type { Finding } from '@/forms/finding'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { sealDevice } from '@/forms/sealed-device'
import { askForPlan } from './can-buy-plan'
import { warrantyFinding } from './warranty-finding'
import { phoneTexts } from './warranty-texts'

const fields = z.object({ imei: z.string().max(20_000) })

export interface WarrantyFinding extends Finding {
  checked: string
  /** When the card becomes available [9#19]. */
  noCardYet?: string
  toProtect: string | null
}

/** Keeps the IMEI out of addresses and logs. */
export async function checkWarranty(
  _before: LookupState<WarrantyFinding>,
  form: FormData,
): Promise<LookupState<WarrantyFinding>> {
  const { sent: typed, section } = await readSent(fields, form)
  const read = parseImei(typed.imei)
  if (!read.ok) {
    const t = translatorOf(section.region.tag, 'device')
    const digits = 'digits' in read ? read.digits : 0
    const problem = t(`invalid.${read.reason}`, { expected: IMEI_LENGTH, digits })
    return { status: 'invalid', typed, problems: { imei: problem } }
  }
  const { imei } = read
  const throttled = await throttle({ action: 'warranty-check', numbers: { imei }, form, typed, section })
  if (throttled) return throttled
  const { country, locale } = section
  const endAskingForPlan = askForPlan(imei, section)
  const answer = await afterSales().checkWarranty({ imei, country, locale })
  const isForSale = await endAskingForPlan()
  if (!answer.ok) return failed(answer.failure, typed, section)
  return { status: 'answered', typed, found: await found(answer.data, imei, isForSale, section) }
}

async function found(
  outcome: WarrantyOutcome,
  imei: string,
  isForSale: boolean,
  section: SiteSection,
): Promise<WarrantyFinding> {
  const { region } = section
  const t = translatorOf(region.tag, 'warranty')
  const code = { label: t('facts.imei'), value: imei, isCode: true }
  const card = 'card' in outcome && outcome.card.kind === 'not-yet' ? outcome.card : null
  return {
    ...warrantyFinding(outcome, code, section, phoneTexts(region), await repairsOf(outcome, section)),
    toProtect: isForSale && outcome.kind === 'in-warranty' ? await sealDevice(imei) : null,
    checked: t('card.checked', { date: formatMoment(new Date().toISOString(), region) }),
    ...(card && { noCardYet: t('card.notYet', { date: formatMoment(card.from, region) }) }),
  }
}

async function repairsOf(outcome: WarrantyOutcome, section: SiteSection): Promise<string | null> {
  return outcome.kind === 'out-of-warranty' ? costsOfDevice(section, outcome.device) : null
}

'use server'

import { parseImei } from '@carelane/after-sales/imei'
import type { WarrantyOutcome } from '@carelane/after-sales'
import { z } from 'zod'
import { formatMoment } from '@/i18n/formats'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import { getRecallsSoon } from '@/content/recalls'
import { failed } from '@/forms/failures'
import type { Finding } from '@/forms/finding'
import { imeiText } from '@/forms/imei-text'
import { throttle } from '@/forms/throttle'
import type { SiteSection } from '@/forms/site-section'
import { readSent } from '@/forms/read-sent'
import type { LookupState } from '@/forms/state'
import { sealDevice } from '@/forms/sealed-device'
import { sealDeviceToKeep } from '@/kept-devices/device-to-keep'
import { tellOf } from '@/kept-devices/kept-device'
import { askForPlan } from './can-buy-plan'
import { noticesOf, type RecallNotice } from '@/recalls/recall-notice'
import { costsAfterWarranty } from './costs-after-warranty'
import { contestOfWarranty } from './contest-of-warranty'
import { askedDevice } from './asked-device'
import { phoneFinding } from './warranty-finding'

const fields = z.object({ imei: z.string().max(20_000) })

export interface WarrantyFinding extends Finding {
  notices: RecallNotice[]
  checked: string
  /** When the card becomes available [9#19]. */
  noCardYet?: string
  toProtect: string | null
  toKeep: string | null
}

/** Keeps the IMEI out of addresses and logs. */
export async function checkWarranty(
  _before: LookupState<WarrantyFinding>,
  form: FormData,
): Promise<LookupState<WarrantyFinding>> {
  const { sent: typed, section } = await readSent(fields, form)
  const read = parseImei(typed.imei)
  if (!read.ok) return { status: 'invalid', typed, problems: { imei: imeiText(read, section.region) } }
  const { imei } = read
  const throttled = await throttle({ action: 'warranty-check', numbers: { imei }, form, typed, section })
  if (throttled) return throttled
  const { country, locale } = section
  const endAskingForPlan = askForPlan(imei, section)
  const recallsOfCountry = getRecallsSoon(section.lang)
  const answer = await afterSales().checkWarranty({ imei, country, locale })
  const isForSale = await endAskingForPlan()
  if (!answer.ok) return failed(answer.failure, typed, section)
  return {
    status: 'answered',
    typed,
    found: {
      ...(await found(answer.data, imei, isForSale, section)),
      notices: noticesOf(await recallsOfCountry, askedDevice(answer.data, imei), section),
    },
  }
}

async function found(
  outcome: WarrantyOutcome,
  imei: string,
  isForSale: boolean,
  section: SiteSection,
): Promise<Omit<WarrantyFinding, 'notices'>> {
  const { region } = section
  const t = translatorOf(region.tag, 'warranty')
  const told = tellOf(outcome, { kind: 'phone', code: imei }, Date.now())
  const card = 'card' in outcome && outcome.card.kind === 'not-yet' ? outcome.card : null
  const finding = phoneFinding(outcome, imei, section, await costsAfterWarranty(outcome, section))
  return {
    ...finding,
    ...(await contestOfWarranty(outcome, { device: 'phone', number: imei, said: finding.verdict }, section)),
    toProtect: isForSale && outcome.kind === 'in-warranty' ? await sealDevice(imei) : null,
    toKeep: told && (await sealDeviceToKeep(told)),
    checked: t('card.checked', { date: formatMoment(new Date().toISOString(), region) }),
    ...(card && { noCardYet: t('card.notYet', { date: formatMoment(card.from, region) }) }),
  }
}

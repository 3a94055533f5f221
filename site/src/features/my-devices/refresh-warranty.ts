'use server'

import { parseImei } from '@carelane/after-sales/imei'
import type { Result, WarrantyOutcome } from '@carelane/after-sales'
import { redirect } from 'next/navigation'
import { FROM_ASSISTANT, HANDOVER_COOKIE, HANDOVER_COOKIE_SECONDS } from '@/forms/assistant-handover'
import { readSent } from '@/forms/read-sent'
import type { SiteSection } from '@/forms/site-section'
import { throttle } from '@/forms/throttle'
import { tellOf, type KeptDevice } from '@/kept-devices/kept-device'
import { findOwnDevice, keepToldDevice } from '@/kept-devices/own-devices'
import { href } from '@/links/href'
import { afterSales } from '@/platform/after-sales'
import { rememberSealed } from '@/platform/sealed-cookie'
import { whichDevice } from './which-device'

/** Asks anew. Where that needs more than a press, or fails, the tool takes over, with the number filled in. */
export async function refreshWarranty(form: FormData): Promise<void> {
  const { sent, section } = await readSent(whichDevice, form)
  const device = await findOwnDevice(sent.id)
  const isTold = device !== undefined && (await tellAnew(device, form, section))
  if (device && !isTold) await leadToTool(device, section.lang)
  redirect(`${href(section.lang, 'my-devices')}${device ? `#device-${device.id}` : ''}`)
}

async function tellAnew(device: KeptDevice, form: FormData, section: SiteSection): Promise<boolean> {
  const { kind, code } = device
  const throttled = await throttle({
    ...(kind === 'phone'
      ? { action: 'warranty-check', numbers: { imei: code } }
      : { action: 'tv-warranty', numbers: { serialNumber: code } }),
    ...{ form, typed: {}, section },
  })
  if (throttled) return false
  const answer = await ask(device, section)
  const told = answer?.ok ? tellOf(answer.data, device, Date.now()) : null
  return told !== null && (await keepToldDevice(told)) === 'done'
}

async function ask(
  { kind, code }: KeptDevice,
  { country, locale }: SiteSection,
): Promise<Result<WarrantyOutcome> | null> {
  if (kind === 'tv') return afterSales().checkTelevision({ serialNumber: code, country, locale })
  const read = parseImei(code)
  return read.ok ? afterSales().checkWarranty({ imei: read.imei, country, locale }) : null
}

async function leadToTool({ kind, code }: KeptDevice, lang: string): Promise<never> {
  const page = kind === 'tv' ? 'tv-warranty' : 'warranty-check'
  const path = href(lang, page)
  await rememberSealed(HANDOVER_COOKIE, { page, typed: code }, { seconds: HANDOVER_COOKIE_SECONDS, path })
  return redirect(href(lang, page, FROM_ASSISTANT))
}

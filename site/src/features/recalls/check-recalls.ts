'use server'

import { parseSerial } from '@carelane/after-sales'
import { IMEI_LENGTH, parseImei } from '@carelane/after-sales/imei'
import { z } from 'zod'
import { getRecalls } from '@/content/recalls'
import type { Finding } from '@/forms/finding'
import { imeiText } from '@/forms/imei-text'
import { readSent } from '@/forms/read-sent'
import type { SiteSection } from '@/forms/site-section'
import type { LookupState } from '@/forms/state'
import { throttle } from '@/forms/throttle'
import { translatorOf } from '@/i18n/translator'
import { href } from '@/links/href'
import { noticesOf, type RecallNotice } from '@/recalls/recall-notice'

export interface RecallFinding {
  notices: RecallNotice[]
  /** Where there are none. */
  cleared: Finding | null
}

const fields = z.object({ number: z.string().max(20_000) })

const LENGTH = { least: 6, most: 20 }

/** Says whether a device is recalled by its number, which stays out of addresses and logs. */
export async function checkRecalls(
  _before: LookupState<RecallFinding>,
  form: FormData,
): Promise<LookupState<RecallFinding>> {
  const { sent: typed, section } = await readSent(fields, form)
  const read = readNumber(typed.number, section)
  if (!read.ok) return { status: 'invalid', typed, problems: { number: read.problem } }
  const { number } = read
  const throttled = await throttle({ action: 'recall-check', numbers: {}, form, typed, section })
  if (throttled) return throttled
  const recalls = await getRecalls(section.lang)
  const notices = noticesOf(recalls, { model: null, code: number }, section)
  const isAlsoByModel = recalls.some(({ ranges }) => ranges.length === 0)
  const cleared = notices.length === 0 ? notAffected(number, isAlsoByModel, section) : null
  return { status: 'answered', typed, found: { notices, cleared } }
}

type NumberRead = { ok: true; number: string } | { ok: false; problem: string }

function readNumber(typed: string, { region }: SiteSection): NumberRead {
  const read = parseSerial(typed, LENGTH)
  if (!read.ok) {
    const t = translatorOf(region.tag, 'recalls')
    return { ok: false, problem: t(read.reason === 'empty' ? 'problems.empty' : 'problems.unreadable') }
  }
  const { serial } = read
  // Words would be told that their device is safe.
  if (!/\d/.test(serial))
    return { ok: false, problem: translatorOf(region.tag, 'recalls')('problems.unreadable') }
  if (!/^\d+$/.test(serial) || serial.length !== IMEI_LENGTH) return { ok: true, number: serial }
  const imei = parseImei(serial)
  return imei.ok ? { ok: true, number: imei.imei } : { ok: false, problem: imeiText(imei, region) }
}

function notAffected(number: string, isAlsoByModel: boolean, { lang, region }: SiteSection): Finding {
  const t = translatorOf(region.tag, 'recalls')
  const pages = translatorOf(region.tag, 'pages')
  return {
    tone: 'good',
    verdict: t('notAffected'),
    facts: [{ label: t('number'), value: number, isCode: true }],
    next: t(isAlsoByModel ? 'nextByModel' : 'next'),
    actions: [
      { href: href(lang, 'warranty-check'), name: pages('warrantyCheck') },
      { href: href(lang, 'service-center'), name: pages('serviceCenters') },
    ],
  }
}

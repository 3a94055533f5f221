import { parseSerial, TV_SERIAL_LENGTH, type WarrantyOutcome } from '@carelane/after-sales'
import { parseImei } from '@carelane/after-sales/imei'
import type { Finding } from '@/forms/finding'
import { imeiText } from '@/forms/imei-text'
import { mayLookUp } from '@/forms/may-look-up'
import { serialProblem } from '@/forms/serial-problem'
import type { CardAnswer, CardQuestion, ToolCard } from '@/forms/tool-card'
import { afterSales } from '@/platform/after-sales'
import { getRecallsSoon } from '@/content/recalls'
import type { SiteSection } from '@/forms/site-section'
import { noticesOf } from '@/recalls/recall-notice'
import { askedDevice } from './asked-device'
import { costsAfterWarranty } from './costs-after-warranty'
import { televisionFinding } from './television/television-finding'
import { phoneFinding } from './warranty-finding'

/** An IMEI that is known and one that is not take the same way. */
export async function phoneCards({ typed, section, address }: CardQuestion): Promise<CardAnswer> {
  if (typed === null) return { kind: 'unknown' }
  const read = parseImei(typed)
  if (!read.ok) return { kind: 'told', text: imeiText(read, section.region) }
  const { imei } = read
  if (!(await mayLookUp('warranty-check', { imei }, address))) return { kind: 'later' }
  const { country, locale } = section
  const answer = await afterSales().checkWarranty({ imei, country, locale })
  if (!answer.ok) return { kind: 'later' }
  const repairs = await costsAfterWarranty(answer.data, section)
  return {
    kind: 'found',
    cards: [
      ...(await recallCards(answer.data, imei, section)),
      cardOf(phoneFinding(answer.data, imei, section, repairs)),
    ],
  }
}

export async function televisionCards({ typed, section, address }: CardQuestion): Promise<CardAnswer> {
  if (typed === null) return { kind: 'unknown' }
  const read = parseSerial(typed, { least: TV_SERIAL_LENGTH, most: TV_SERIAL_LENGTH })
  if (!read.ok) return { kind: 'told', text: serialProblem(read, TV_SERIAL_LENGTH, section) }
  const serialNumber = read.serial
  if (!(await mayLookUp('tv-warranty', { serialNumber }, address))) return { kind: 'later' }
  const { country, locale } = section
  const answer = await afterSales().checkTelevision({ serialNumber, country, locale })
  if (!answer.ok) return { kind: 'later' }
  return {
    kind: 'found',
    cards: [
      ...(await recallCards(answer.data, serialNumber, section)),
      cardOf(televisionFinding(answer.data, serialNumber, section)),
    ],
  }
}

async function recallCards(
  outcome: WarrantyOutcome,
  code: string,
  section: SiteSection,
): Promise<ToolCard[]> {
  const recalls = await getRecallsSoon(section.lang)
  return noticesOf(recalls, askedDevice(outcome, code), section).map(
    ({ isGrave, verdict, title, fault, advice, link }) => ({
      tone: isGrave ? 'bad' : 'wait',
      title: `${verdict}: ${title}`,
      text: `${fault} ${advice}`,
      facts: [],
      links: [link],
    }),
  )
}

function cardOf({ tone, verdict, facts, next, actions }: Finding): ToolCard {
  return { tone, title: verdict, text: next, facts, links: actions }
}

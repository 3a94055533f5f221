import { randomUUID } from 'node:crypto'
import { CONTESTED_DEVICES } from '@carelane/after-sales'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { seal, unseal } from '@/platform/sealed'
import type { FindingContest } from '../finding'
import type { SiteSection } from '../site-section'

const PURPOSE = 'contested answer'
const SECONDS = 86_400

const contestedAnswer = z.object({
  device: z.enum(CONTESTED_DEVICES),
  /** IMEI or serial number. */
  number: z.string(),
  verdict: z.string(),
  /** The verdict as it stood on the page. */
  said: z.string(),
  /** Made with the answer, so that sending twice counts once. */
  key: z.uuid(),
})

export type ContestedAnswer = z.output<typeof contestedAnswer>

/** Null if expired or forged. */
export async function readContested(sealed: string): Promise<ContestedAnswer | null> {
  return contestedAnswer.safeParse(await unseal(PURPOSE, sealed)).data ?? null
}

/** What leads from an answer to its contest. Encrypted: only what was answered is contested, and no number is in an address. */
export async function contestOf(
  answer: Omit<ContestedAnswer, 'key'>,
  { lang, region }: SiteSection,
): Promise<FindingContest> {
  const name = translatorOf(region.tag, 'contest')('offer')
  const contested: ContestedAnswer = { ...answer, key: randomUUID() }
  return { lang, name, sealed: await seal(PURPOSE, contested, SECONDS) }
}

/** Above an answer that a receipt has corrected. */
export function byReceiptText({ region }: SiteSection): string {
  return translatorOf(region.tag, 'contest')('byReceipt')
}

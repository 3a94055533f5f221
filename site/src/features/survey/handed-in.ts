import { COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { z } from 'zod'
import { recallSealed, rememberSealed } from '@/platform/sealed-cookie'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { findSubmission, type Submission } from '@/handing-in/ledger'

/** At most as long as submissions are kept. */
const REMEMBERED_SECONDS = 30 * 86_400

const COOKIE = 'survey-handed-in'

const handedIn = z.object({ surveyId: z.string(), country: z.enum(COUNTRY_CODES), key: z.uuid() })

type HandedIn = z.output<typeof handedIn>

export function rememberHandedIn(one: HandedIn): Promise<void> {
  return rememberSealed(COOKIE, one, { seconds: REMEMBERED_SECONDS, path: '/' })
}

export async function recallHandedIn(
  country: CountryCode,
): Promise<{ surveyId: string; submission: Submission } | null> {
  const read = handedIn.safeParse(await recallSealed(COOKIE))
  if (!read.success || read.data.country !== country) return null
  const { surveyId, key } = read.data
  const found = await unlessStoreFails(findSubmission('survey', { key, once: null }))
  const submission = found.ok ? found.value : null
  return { surveyId, submission: submission ?? { key, state: 'waiting', answer: null, details: null } }
}

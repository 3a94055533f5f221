import { z } from 'zod'
import { href, type PageName } from '@/links/href'
import { answerBadRequest } from '@/platform/answer-json'
import { setCookie } from '@/platform/cookies'
import { readForm } from '@/platform/read-form'
import { seal } from '@/platform/sealed'
import { seeOther } from '@/platform/see-other'
import { HANDOVER_COOKIE, HANDOVER_COOKIE_SECONDS } from './assistant-handover'
import { LONGEST_NUMBER } from './longest-number'
import { findSiteSection, type SiteSection } from './site-section'

export const ASK_WARRANTY_PATH = '/api/warranty-check/'
export const ASK_REPAIR_PATH = '/api/repair-status/'

export const FROM_HOME = { from: 'home' }

const askedForm = z.object({
  lang: z.string().max(10),
  number: z.string().transform((text) => text.slice(0, LONGEST_NUMBER)),
})

interface AskedAtHome {
  typed: string
  section: SiteSection
}

/** Answers a tool's form on the home page, which is the same for everybody; 400 unless it is one of ours. */
export async function answerHomeForm(
  request: Request,
  answer: (asked: AskedAtHome) => Promise<Response>,
): Promise<Response> {
  const read = askedForm.safeParse(await readForm(request))
  const section = read.success ? await findSiteSection(read.data.lang) : null
  if (!read.success || !section) return answerBadRequest()
  return answer({ typed: read.data.number, section })
}

/** Encrypted, not in the address. */
export async function leadToTool({ typed, section }: AskedAtHome, page: PageName): Promise<Response> {
  const sealed = await seal(HANDOVER_COOKIE, { page, typed }, HANDOVER_COOKIE_SECONDS)
  const cookie = setCookie(HANDOVER_COOKIE, sealed, {
    path: href(section.lang, page),
    seconds: HANDOVER_COOKIE_SECONDS,
  })
  return seeOther(href(section.lang, page, FROM_HOME), cookie)
}

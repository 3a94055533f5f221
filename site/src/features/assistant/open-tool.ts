import { z } from 'zod'
import { answerBadRequest } from '@/platform/answer-json'
import { setCookie } from '@/platform/cookies'
import { seeOther } from '@/platform/see-other'
import { readForm } from '@/platform/read-form'
import { TOOL_NAMES } from './engine/answer'
import { FROM_ASSISTANT, HANDOVER_COOKIE, HANDOVER_COOKIE_SECONDS } from '@/forms/assistant-handover'
import { toolHref } from './tool-links'

const openToolForm = z.object({
  lang: z.string().regex(/^[a-z_]{2,6}$/),
  tool: z.enum(TOOL_NAMES),
  /** Nothing that could end a cookie's value. */
  sealed: z.string().regex(/^[\w.-]{1,2000}$/),
})

/** Encrypted, not in the address. */
export async function openTool(request: Request): Promise<Response> {
  const read = openToolForm.safeParse(await readForm(request))
  if (!read.success) return answerBadRequest()
  const { lang, tool, sealed } = read.data
  const location = toolHref(lang, tool)
  return seeOther(
    `${location}?${new URLSearchParams(FROM_ASSISTANT)}`,
    setCookie(HANDOVER_COOKIE, sealed, { path: location, seconds: HANDOVER_COOKIE_SECONDS }),
  )
}

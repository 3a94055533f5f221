import { z } from 'zod'
import { answerBadRequest } from '@/platform/answer-json'
import { setCookie } from '@/platform/cookies'
import { readForm } from '@/platform/read-form'
import { seeOther } from '@/platform/see-other'
import { CHOSEN_COOKIE } from '@/platform/personal-cookies'
import { FORM_SECONDS } from './chosen-order'
import { ratingPath } from './rating-path'

const openRatingForm = z.object({
  lang: z.string().regex(/^[a-z_]{2,6}$/),
  /** Nothing that could end a cookie's value. */
  order: z.string().regex(/^[\w.-]{1,2000}$/),
})

export async function openRating(request: Request): Promise<Response> {
  const read = openRatingForm.safeParse(await readForm(request))
  if (!read.success) return answerBadRequest()
  const { lang, order } = read.data
  const cookie = setCookie(CHOSEN_COOKIE, order, { path: '/', seconds: FORM_SECONDS })
  return seeOther(ratingPath(lang), cookie)
}

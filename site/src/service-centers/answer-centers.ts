import type { Failure } from '@carelane/after-sales'
import { COUNTRIES, COUNTRY_CODES } from '@carelane/countries'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { afterSales } from '@/platform/after-sales'
import {
  answerBadRequest,
  answerError,
  answerJson,
  answerNoSuchSection,
  answerUnavailable,
} from '@/platform/answer-json'
import { figuresOfCountry } from '@/service-figures/find-figures'
import { figuresWriter } from '@/service-figures/write-figures'
import { failureText } from '@/forms/failures'
import { findSiteSection, type SiteSection } from '@/forms/site-section'
import { readCentersQuery, readPart } from './centers-query'
import { findAvailability } from './find-availability'
import { findCenters } from './find-centers'
import { findNearCenters, nearQuestion } from './near-centers'
import { findPoints } from './points'
import { availabilityWriter } from './write-availability'
import { centerWriter } from './write-center'

const sectionQuery = z.object({ lang: z.string().min(2).max(20) })
const oneCenter = sectionQuery.extend({ id: z.string().min(1).max(100) })
const allPoints = sectionQuery.extend({
  country: z.enum(COUNTRY_CODES),
  /** Epoch ms */
  at: z.coerce.number().int().min(0).max(8.64e15).optional(),
})

const POINTS_SECONDS = 600

/** `?lang=ng&state=Lagos&q=market` */
export async function answerCenters(query: Record<string, string>): Promise<Response> {
  const asked = sectionQuery.safeParse(query)
  if (!asked.success) return answerBadRequest()
  const section = await findSiteSection(asked.data.lang)
  if (!section) return answerNoSuchSection()
  const answer = await findCenters(section, readCentersQuery(query, section.country))
  return answerJson(answer, answer.found ? 200 : 503)
}

/** POST: addresses end up in logs. */
export async function answerNearCenters(form: unknown): Promise<Response> {
  const asked = nearQuestion.safeParse(form)
  if (!asked.success) return answerBadRequest()
  const section = await findSiteSection(asked.data.lang)
  if (!section) return answerNoSuchSection()
  const answer = await findNearCenters(section, asked.data)
  return answer.ok ? answerJson(answer.data) : unavailable(answer.failure, section)
}

/** `?lang=ng&id=12` */
export async function answerCenter(query: Record<string, string>): Promise<Response> {
  const asked = oneCenter.safeParse(query)
  if (!asked.success) return answerBadRequest()
  const section = await findSiteSection(asked.data.lang)
  if (!section) return answerNoSuchSection()
  const answer = await afterSales().call('serviceCenter', { id: asked.data.id, language: section.locale })
  if (!answer.ok) return unavailable(answer.failure, section)
  if (!answer.data) return answerError(404, 'There is no such service centre.')
  const t = translatorOf(section.region.tag, 'centers')
  const at = Date.now()
  const { mcc } = answer.data
  const country = COUNTRY_CODES.find((code) => COUNTRIES[code].mcc === mcc) ?? section.country
  const where = { country, locale: section.locale }
  const part = readPart(query)
  const [figures, availability] = await Promise.all([
    figuresOfCountry(where),
    findAvailability({ ...where, ids: [answer.data.id], part }),
  ])
  const center = centerWriter(section, t, at, figuresWriter(section, figures))(answer.data)
  const availabilityOf = availabilityWriter(section, t, at, availability)
  return answerJson({ center: { ...center, availability: availabilityOf(answer.data) }, at })
}

/** `?lang=ng&country=ng&brand=Kite`; `at` makes it cacheable. */
export async function answerPoints(query: Record<string, string>): Promise<Response> {
  const asked = allPoints.safeParse(query)
  if (!asked.success) return answerBadRequest()
  const section = await findSiteSection(asked.data.lang)
  if (!section) return answerNoSuchSection()
  const { country, at = Date.now() } = asked.data
  const points = await findPoints(readCentersQuery(query, country), at)
  if (!points.ok) return unavailable(points.failure, section)
  const headers = { 'content-type': 'application/json', 'cache-control': `public, max-age=${POINTS_SECONDS}` }
  return new Response(points.data, { headers })
}

function unavailable(failure: Failure, section: SiteSection): Response {
  return answerUnavailable(failureText(failure, section))
}

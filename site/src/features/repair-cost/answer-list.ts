import { z } from 'zod'
import { findSiteSection } from '@/forms/site-section'
import { answerBadRequest, answerNoSuchSection } from '@/platform/answer-json'
import { repairCostHref } from '@/repair-costs/repair-cost-href'
import { findCosts } from './find-costs'
import { listAsCsv } from './list-as-csv'

const query = z.object({ lang: z.string().max(10), model: z.string().regex(/^[a-z0-9-]{1,100}$/) })

const CACHE_CONTROL = 'public, max-age=60'

/** A file; without one, the page that says why. 400 invalid, 404 unknown section. */
export async function answerList(asked: Record<string, string>): Promise<Response> {
  const read = query.safeParse(asked)
  if (!read.success) return answerBadRequest()
  const { lang, model } = read.data
  const section = await findSiteSection(lang)
  if (!section) return answerNoSuchSection()
  const found = await findCosts(section, model)
  if (!found.ok || found.data.kind !== 'costs') {
    const headers = { location: repairCostHref(lang, model), 'cache-control': 'no-store' }
    return new Response(null, { status: 303, headers })
  }
  return new Response(listAsCsv(found.data, section.region.tag), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="repair-costs-${lang}-${model}.csv"`,
      'cache-control': CACHE_CONTROL,
    },
  })
}

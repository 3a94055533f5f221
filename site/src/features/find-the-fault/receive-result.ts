import type { FinderStep } from '@carelane/main-api'
import { z } from 'zod'
import { spend } from '@/abuse/spend'
import { addressIn } from '@/abuse/visitor'
import { getFaultFinder } from '@/content/fault-finders'
import { ContentUnavailable } from '@/content/content-unavailable'
import { findSiteSection, type SiteSection } from '@/forms/site-section'
import { answerBadRequest, answerNoSuchSection } from '@/platform/answer-json'
import { readForm } from '@/platform/read-form'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { countResult } from './results/count-result'
import { finderHref } from './finder-href'
import { RESULT_ANCHORS } from './result-path'
import { walk } from './walk'

const resultForm = z.object({
  lang: z.string().regex(/^[a-z_]{2,6}$/),
  slug: z.string().regex(/^[a-z0-9-]{1,80}$/),
  path: z.string().max(3000),
  fixed: z.enum(['yes', 'no']),
})

type Result = z.output<typeof resultForm>

/** Leads back to the page, whose fragment says how it went. 400 invalid, 404 unknown section. */
export async function receiveResult(request: Request): Promise<Response> {
  const read = resultForm.safeParse(await readForm(request))
  if (!read.success) return answerBadRequest()
  const { lang, slug, path } = read.data
  const section = await findSiteSection(lang)
  if (!section) return answerNoSuchSection()
  const outcome = await count(read.data, section, request)
  const location = `${finderHref(lang, slug, path)}#${RESULT_ANCHORS[outcome]}`
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

async function count(
  { lang, slug, path, fixed }: Result,
  section: SiteSection,
  request: Request,
): Promise<keyof typeof RESULT_ANCHORS> {
  const { price } = await spend('finder-result', addressIn(request.headers))
  if (price > 0) return 'failed'
  try {
    const finder = await getFaultFinder(lang, slug)
    // Only an end that asks can be answered; the page then says what is there instead.
    if (!finder || !asks(walk(finder, path).here)) return 'failed'
  } catch (error) {
    if (error instanceof ContentUnavailable) return 'failed'
    throw error
  }
  const counted = await unlessStoreFails(countResult({ slug, isFixed: fixed === 'yes' }, section))
  return counted.ok ? 'counted' : 'failed'
}

function asks(here: FinderStep): boolean {
  return here.kind === 'outcome' && (here.outcome.kind === 'fixed' || here.outcome.kind === 'page')
}

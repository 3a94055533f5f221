import { z } from 'zod'
import { getFaqs } from '@/content/faq'
import { hrefBelow } from '@/links/href'
import { answerUnavailable } from '@/platform/answer-json'
import { readForm } from '@/platform/read-form'
import { countVote } from './count-vote'
import { isAway } from './is-away'
import { visitorOf, type Visitor } from './visitor'

const voteForm = z.object({
  lang: z.string().regex(/^[a-z_]{2,6}$/),
  faq: z.coerce.number().int().positive(),
  helpful: z.enum(['yes', 'no']),
  /** Honeypot. */
  website: z.string(),
})

interface Outcome {
  status: number
  isCounted: boolean
}

const NO_SUCH_QUESTION: Outcome = { status: 404, isCounted: false }

/** Without scripts, the fragment selects the message. */
export async function receiveVote(request: Request): Promise<Response> {
  const read = voteForm.safeParse(await readForm(request))
  if (!read.success) return Response.json({ isCounted: false }, { status: 400 })
  const { lang, faq } = read.data
  const visitor = visitorOf(request)
  const { status, isCounted } = await outcomeOf(read.data, visitor)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (visitor.cookie && isCounted) headers.set('set-cookie', visitor.cookie)
  const isForScripts = request.headers.get('accept')?.includes('application/json')
  if (status === 503 && isForScripts)
    return answerUnavailable('The vote could not be counted.', { isCounted })
  if (isForScripts) {
    return Response.json({ isCounted }, { status, headers })
  }
  if (status === 404) return Response.json({ isCounted }, { status, headers })
  headers.set('location', `${hrefBelow(lang, 'faq', faq)}#${isCounted ? 'vote-counted' : 'vote-failed'}`)
  return new Response(null, { status: 303, headers })
}

async function outcomeOf(vote: z.output<typeof voteForm>, visitor: Visitor): Promise<Outcome> {
  try {
    return await count(vote, visitor)
  } catch (error) {
    if (!isAway(error)) throw error
    return { status: 503, isCounted: false }
  }
}

async function count(vote: z.output<typeof voteForm>, visitor: Visitor): Promise<Outcome> {
  const list = await getFaqs(vote.lang)
  if (!list?.faqs.some(({ id }) => id === vote.faq)) return NO_SUCH_QUESTION
  // Robots must not notice.
  if (visitor.isRobot || vote.website !== '') return { status: 200, isCounted: true }
  const counted = await countVote({
    faq: vote.faq,
    helpful: vote.helpful === 'yes',
    visitor: visitor.id,
    network: visitor.network,
  })
  return counted ? { status: 200, isCounted: true } : { status: 429, isCounted: false }
}

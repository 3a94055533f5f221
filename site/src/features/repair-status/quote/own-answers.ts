import { submissionsOf, type OwnSubmission } from '@/handing-in/of-person'
import { unlessStoreFails } from '@/platform/store/unless-store-fails'
import { answerContent, QUOTE_ANSWER, type AnswerContent } from './answer-content'

export interface OwnAnswer extends Pick<OwnSubmission, 'key' | 'state' | 'answer'> {
  content: AnswerContent
}

export interface OwnAnswers {
  /** The last yes or no that was not refused. */
  given: OwnAnswer | null
  /** The last yes or no, if it was. */
  refused: OwnAnswer | null
  called: OwnAnswer | null
}

const NONE: OwnAnswers = { given: null, refused: null, called: null }

/** @param phone was confirmed by a code */
export async function ownAnswers(orderNumber: string, phone: string): Promise<OwnAnswers> {
  const found = await unlessStoreFails(submissionsOf(orderNumber, [QUOTE_ANSWER]))
  if (!found.ok) return NONE
  const own = found.value.flatMap(({ key, state, answer, content }): OwnAnswer[] => {
    const read = answerContent.safeParse(content)
    return read.success && read.data.phone === phone ? [{ key, state, answer, content: read.data }] : []
  })
  const decisions = own.filter(({ content }) => content.answer !== 'callMe')
  const [last] = decisions
  return {
    given: decisions.find(({ state }) => state !== 'refused') ?? null,
    refused: last?.state === 'refused' ? last : null,
    called: own.find(({ content, state }) => content.answer === 'callMe' && state !== 'refused') ?? null,
  }
}

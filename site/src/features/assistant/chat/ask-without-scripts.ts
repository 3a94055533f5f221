import { headers } from 'next/headers'
import { z } from 'zod'
import { addressIn } from '@/abuse/visitor'
import { translatorOf } from '@/i18n/translator'
import { readSent } from '@/forms/read-sent'
import type { SiteSection } from '@/forms/site-section'
import { question } from '../asked-question'
import type { ToolCards } from '../cards/tool-cards'
import { carriedFrom, lastOf, readConversation, sourcesOf, type Turn } from '../conversation'
import { keepFeedback } from '../feedback/keep-feedback'
import { throttleQuestion, mayGiveFeedback } from '../limits'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import { wholeAnswer } from '../show-answer'
import { MOST_CARRIED, type ChatState } from './chat-state'

const fields = z.object({
  question: question.catch(''),
  example: question.optional(),
  turn: z.coerce.number().int().min(0).max(MOST_CARRIED).optional(),
  helpful: z.enum(['yes', 'no']).optional(),
})

export async function askWithoutScripts(
  before: ChatState,
  form: FormData,
  cards: ToolCards,
): Promise<ChatState> {
  const { sent, section } = await readSent(fields, form)
  const turns = readConversation(before.turns)
  const { turn: at, helpful } = sent
  if (helpful !== undefined && at !== undefined) return withFeedback(turns, at, helpful, section)
  return withAnswer(turns, sent.example ?? sent.question, section, cards)
}

async function withAnswer(
  turns: Turn[],
  text: string,
  section: SiteSection,
  cards: ToolCards,
): Promise<ChatState> {
  const t = translatorOf(section.region.tag, 'assistant')
  const refused = (problem: string): ChatState => ({ turns, typed: text, problem })
  if (text === '') return refused(t('problem.empty'))
  if (text.length > LONGEST_QUESTION.ai) return refused(t('problem.tooLong', { count: LONGEST_QUESTION.ai }))
  const asking = await headers()
  const throttled = await throttleQuestion(asking, text, section)
  if (throttled) return refused(throttled.message)
  const asker = { address: addressIn(asking), cards }
  const parts = await wholeAnswer({ question: text, carried: carriedFrom(turns) }, section, asker)
  return { turns: lastOf([...turns, { question: text, parts }], MOST_CARRIED), typed: '', problem: null }
}

async function withFeedback(
  turns: Turn[],
  at: number,
  helpful: 'yes' | 'no',
  section: SiteSection,
): Promise<ChatState> {
  const turn = turns[at]
  if (!turn) return { turns, typed: '', problem: null }
  if (!(await mayGiveFeedback(await headers()))) {
    const t = translatorOf(section.region.tag, 'assistant')
    return { turns, typed: '', problem: t('helped.failed') }
  }
  const sources = sourcesOf(turn.parts).map(({ href }) => href)
  await keepFeedback({ question: turn.question, helpful, sources }, section)
  const rated = turns.map((each, index) => (index === at ? { ...each, helpful } : each))
  return { turns: rated, typed: '', problem: null }
}

'use server'

import { headers } from 'next/headers'
import { z } from 'zod'
import { translatorOf } from '@/i18n/translator'
import { readSent } from '@/forms/read-sent'
import type { SiteSection } from '@/forms/site-section'
import { question } from '../asked-question'
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

export async function askWithoutScripts(before: ChatState, form: FormData): Promise<ChatState> {
  const { sent, section } = await readSent(fields, form)
  const turns = readConversation(before.turns)
  const { turn: at, helpful } = sent
  if (helpful !== undefined && at !== undefined) return withFeedback(turns, at, helpful, section)
  return withAnswer(turns, sent.example ?? sent.question, section)
}

async function withAnswer(turns: Turn[], text: string, section: SiteSection): Promise<ChatState> {
  const t = translatorOf(section.region.tag, 'assistant')
  const refused = (problem: string): ChatState => ({ turns, typed: text, problem })
  if (text === '') return refused(t('problem.empty'))
  if (text.length > LONGEST_QUESTION.ai) return refused(t('problem.tooLong', { count: LONGEST_QUESTION.ai }))
  const throttled = await throttleQuestion(await headers(), text, section)
  if (throttled) return refused(throttled.message)
  const parts = await wholeAnswer({ question: text, carried: carriedFrom(turns) }, section)
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

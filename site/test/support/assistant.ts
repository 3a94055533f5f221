import type { AssistantPassage, IntentTool, LikelyIntent } from '@carelane/main-api'
import { beforeEach } from 'vitest'
import { ASSISTANT_PATH } from '@/features/assistant/paths'
import { shownPart, type ShownPart } from '@/features/assistant/shown-part'
import { useLiveSite } from './live-site'

export const NOTHING = { device: null, topic: null }

interface Asking {
  lang?: string
  from?: string
  origin?: string
}

export const PASSAGE: AssistantPassage = {
  kind: 'faq',
  title: 'My battery is swollen',
  url: 'faq/7',
  locale: 'en',
  heading: null,
  sentences: ['A swollen battery must not be charged.', 'Bring the phone to a service centre.'],
  isSteps: false,
  telling: [0, 1],
  shortAnswer: null,
  score: 1,
}

/** What the cms says of a question that asks for a tool. */
export const meaning = (tool: IntentTool): LikelyIntent[] => [
  { name: 'any', answer: 'pages', tool, probability: 0.9, pages: [] },
]

export function useAssistant() {
  const live = useLiveSite()
  beforeEach(() => {
    live.cms.passages = [PASSAGE]
    live.cms.intents = []
  })

  const post = (path: string, body: object, { from = live.newcomer(), origin }: Asking = {}) => {
    const host = `localhost:${live.site.port}`
    const headers = {
      host,
      origin: origin ?? `http://${host}`,
      'content-type': 'application/json',
      'x-forwarded-for': from,
    }
    return live.site.post(path, headers, JSON.stringify(body))
  }
  const ask = (question: string, { lang = 'ng', ...more }: Asking = {}) =>
    post(ASSISTANT_PATH, { lang, question, carried: NOTHING }, more)
  const kept = async () =>
    (await live.store.query('SELECT * FROM assistant_questions')).rows as Record<string, unknown>[]
  return { live, post, ask, kept }
}

export const partsIn = (text: string): ShownPart[] =>
  text
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => shownPart.parse(JSON.parse(line.replace(/^data: /, ''))))

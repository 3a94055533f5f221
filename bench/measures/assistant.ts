import { startStack } from '../../packages/test-kit/src/stack'
import { seedLarge } from '../../cms/src/seed-large/seed-large'
import { readQuestions, type Question } from '../../site/test/assistant/questions'
import type { Figure } from '../lib/measure'
import { openLoop } from '../lib/open-loop'
import { median, percentile } from '../lib/statistics'

const ARTICLES = 10_000
const LOAD = { rate: 20, seconds: 15 }
const WARM_UP = { rate: 10, seconds: 6 }
const LIMITS_MS = { answer: 200, search: 60 }

/** Each matches thousands of articles. */
const OF_SAMPLES = [
  'how do I replace the camera of my phone',
  'my screen is broken, what does the repair cost with warranty',
  'customer delivery online security update of the device',
  'backup before the battery repair',
]

export async function measureAssistant(): Promise<Figure[]> {
  const stack = await startStack({ parts: ['cms', 'site'] })
  try {
    await seedLarge(stack.databaseUrls.carelane_cms, {
      articles: ARTICLES,
      pictures: 1000,
      besideContent: true,
      report: (line) => console.log(`… ${line}`),
    })
    return [await measureFirstWords(stack.siteUrl), await measureSearchPage(stack.siteUrl)]
  } finally {
    await stack.stop()
  }
}

async function measureFirstWords(siteUrl: string): Promise<Figure> {
  const questions = questionsOfVisitors()
  let unanswered = 0
  const ask = (at: number) =>
    untilFirstWords(siteUrl, questions[at % questions.length], at).catch(() => {
      unanswered += 1
    })
  await openLoop(WARM_UP, ask)
  unanswered = 0
  const times = await openLoop(LOAD, ask)
  return {
    what: `first words of an answer, ${ARTICLES.toLocaleString('en')} articles, ${LOAD.rate} questions/s`,
    measured: `${told(times)}; ${unanswered} of ${times.length} without an answer`,
    target: `95th percentile ≤ ${LIMITS_MS.answer} ms`,
    met: percentile(times, 0.95) <= LIMITS_MS.answer && unanswered === 0,
    values: times,
  }
}

function questionsOfVisitors(): Question[] {
  const asked = readQuestions().filter(({ sources, refusal }) => sources ?? refusal === 'unsupported')
  return asked.flatMap((question, index) =>
    index % 5 === 0
      ? [
          question,
          { ...question, lang: 'ng', locale: 'en', text: OF_SAMPLES[(index / 5) % OF_SAMPLES.length] ?? '' },
        ]
      : [question],
  )
}

/** A new address each time, because of rate limits. */
async function untilFirstWords(siteUrl: string, question: Question | undefined, at: number): Promise<void> {
  const left = new AbortController()
  const response = await fetch(`${siteUrl}/api/assistant/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor(at) },
    body: JSON.stringify({
      lang: question?.lang,
      question: question?.text,
      carried: { device: null, topic: null },
    }),
    signal: left.signal,
  })
  if (!response.ok || !response.body) throw new Error(`the assistant answered ${response.status}`)
  // `for await` would wait for the aborted body.
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  let told = ''
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    told += piece.value
    if (/"type":"(?:sentence|refusal)"/.test(told)) {
      left.abort()
      return
    }
  }
  throw new Error(`the assistant ended without a word: ${told}`)
}

function visitor(at: number): string {
  return `198.18.${Math.floor(at / 250) % 250}.${(at % 250) + 1}`
}

const SEARCHES = { rate: 10, seconds: 15 }
const ABOUT = [
  'battery',
  'screen',
  'camera',
  'charger',
  'phone',
  'backup',
  'warranty',
  'update',
  'delivery',
  'security',
]
const WHAT = [
  'price',
  'repair',
  'replace',
  'not working',
  'how long',
  'customer',
  'online',
  'settings',
  'device',
  'after water',
]

// The rest warm up.
const QUESTIONS = 2 * ABOUT.length * WHAT.length

function searchOf(at: number): string {
  const about = ABOUT[at % 10] ?? ''
  const written = at % 7 === 3 ? about.slice(0, 2) + about.slice(3) : about
  const words = [written, WHAT[Math.floor(at / 10) % 10] ?? '']
  return (at % QUESTIONS < QUESTIONS / 2 ? words : words.toReversed()).join(' ')
}

/** No cache has seen the questions. */
async function measureSearchPage(siteUrl: string): Promise<Figure> {
  const ask = async (at: number) => {
    const query = new URLSearchParams({ q: searchOf(at) })
    const response = await fetch(`${siteUrl}/ng/search/?${query}`, {
      headers: { 'x-forwarded-for': visitor(at) },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`the search answered ${response.status}`)
  }
  const measured = SEARCHES.rate * SEARCHES.seconds
  // The first hundred or so run uncompiled code.
  await openLoop(SEARCHES, (at) => ask(measured + (at % (QUESTIONS - measured))))
  const times = await openLoop(SEARCHES, ask)
  return {
    what: `search page with its results, ${ARTICLES.toLocaleString('en')} articles, ${SEARCHES.rate} visitors/s`,
    measured: told(times),
    target: `95th percentile ≤ ${LIMITS_MS.search} ms`,
    met: percentile(times, 0.95) <= LIMITS_MS.search,
    values: times,
  }
}

function told(times: readonly number[]): string {
  return `median ${median(times).toFixed(1)} ms, 95th percentile ${percentile(times, 0.95).toFixed(1)} ms`
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isHeldOut, readOutside, readQuestions } from './questions'
import { type Outcome, scoreOf } from './score'
import { createHash } from 'node:crypto'
import { type AskedDemo, startAskedDemo } from './asked-demo'
import { askTuning, readTuningQuestions, type TuningOutcome, tuningScore } from './tuning/tuning'
import { askExpected } from './expected-answers'
import { answerParts } from './answer-parts'
import { askSelfHarm } from './self-harm'
import { askTwoNeeds } from './two-needs'
import { unansweredTexts } from './unanswered-texts'

let demo: AskedDemo
let outcomes: Outcome[]

beforeAll(async () => {
  demo = await startAskedDemo()
  outcomes = await demo.askAll(readQuestions())
}, 600_000)
afterAll(() => demo.stop())

const LEAST = { cited: 0.85, refused: 0.9 }

const lineOf = ({ question, told }: Outcome) => `${question.id} “${question.text}”: ${told}`

const missed = (part: readonly Outcome[]) =>
  part
    .filter(({ question, ...is }) =>
      question.sources ? !is.isCited : question.refusal ? !is.isRefused : !is.isLed,
    )
    .map(lineOf)
    .join('\n')

test('has questions enough, in languages enough, with refusals and a third held out', () => {
  const questions = readQuestions()
  expect(questions.length).toBeGreaterThanOrEqual(120)
  expect(new Set(questions.map(({ locale }) => locale)).size).toBeGreaterThanOrEqual(8)
  expect(questions.filter(({ refusal }) => refusal).length).toBeGreaterThanOrEqual(30)
  expect(questions.filter(({ text }) => text.includes('\n')).length).toBeGreaterThanOrEqual(3)
  const heldOut = questions.filter(isHeldOut).length / questions.length
  expect(heldOut).toBeGreaterThan(0.28)
  expect(heldOut).toBeLessThan(0.39)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})

describe.each([
  ['that the answers were tuned on', (outcome: Outcome) => !isHeldOut(outcome.question)],
  ['that were held out', (outcome: Outcome) => isHeldOut(outcome.question)],
])('of the questions %s', (_part, belongs) => {
  test('nearly all get the right source, a refusal or the tool', () => {
    const part = outcomes.filter(belongs)
    const score = scoreOf(part)
    expect(score.cited / score.sources, missed(part)).toBeGreaterThanOrEqual(LEAST.cited)
    expect(score.refused / score.refusals, missed(part)).toBeGreaterThanOrEqual(LEAST.refused)
    expect(score.led / score.tools, missed(part)).toBeGreaterThanOrEqual(LEAST.cited)
  })
})

test('every sentence of an answer stands word for word in the one document that it cites', () => {
  expect(outcomes.flatMap(({ question, wrong }) => wrong.map((text) => `${question.id}: ${text}`))).toEqual(
    [],
  )
})

test('answers hardly anything that has nothing to do with us', async () => {
  const outside = await demo.askAll(readOutside())
  const answered = outside.filter(({ isAnswered }) => isAnswered)
  expect(1 - answered.length / outside.length, answered.map(lineOf).join('\n')).toBeGreaterThanOrEqual(
    LEAST.refused,
  )
})

test('two questions in one are both answered in most cases, and a story gets one answer', async () => {
  const answered = await askTwoNeeds(demo.database)
  const wrong = answered.filter(({ isRight }) => !isRight)
  const told = wrong.map((each) => `${each.text}: ${each.told.join(', ')}`).join('\n')
  expect(
    wrong.filter(({ isStory }) => isStory),
    told,
  ).toEqual([])
  const two = answered.filter(({ isStory }) => !isStory)
  expect(two.length).toBeGreaterThanOrEqual(12)
  expect(two.filter(({ isRight }) => isRight).length / two.length, told).toBeGreaterThanOrEqual(0.9)
})

test('a subject that has pages for several kinds of devices is answered for the one that is named', async () => {
  const pairs = await askExpected('device-pairs.json', demo.database)
  const wrong = pairs.filter(({ isFirst }) => !isFirst)
  const told = wrong.map((each) => `${each.lang} ${each.text}: ${each.told}`).join('\n')
  expect(pairs.length).toBeGreaterThan(70)
  expect(wrong.length / pairs.length, told).toBeLessThanOrEqual(0.05)
})

test('later questions, with slips, stories and two scripts in one, are understood like those before', async () => {
  const later = await askExpected('later-questions.json', demo.database)
  const honest = later.filter(({ met }) => !met)
  const told = later
    .filter(({ isFirst }) => !isFirst)
    .map((each) => `${each.lang} ${each.text}: ${each.told}`)
    .join('\n')
  const shareOf = (is: (each: (typeof later)[number]) => boolean) => honest.filter(is).length / honest.length
  expect(honest.length).toBeGreaterThanOrEqual(60)
  expect(
    shareOf(({ isFirst }) => isFirst),
    told,
  ).toBeGreaterThanOrEqual(0.85)
  expect(
    shareOf(({ isShown }) => isShown),
    told,
  ).toBeGreaterThanOrEqual(0.95)
  expect(honest.filter(({ isRefused }) => isRefused)).toEqual([])
  expect(later.filter(({ met, isShown }) => met && !isShown)).toEqual([])
})

test('who hints at harming themselves gets the card for that, and nobody else does', async () => {
  const wrong = (await askSelfHarm()).filter(({ meant, isMet }) => meant !== isMet)
  expect(wrong.map(({ meant, told }) => `${meant ? 'missed' : 'met'} ${told}`)).toEqual([])
})

test('a fault that a tree finds is answered with the tree beside it, in the language of the section', async () => {
  const asked = [
    ['ng', 'my phone has no sound at all since this morning', 'phone-touch-or-sound'],
    ['sn', 'l’écran tactile de mon téléphone ne réagit pas', 'phone-touch-or-sound'],
    ['sa', 'لا يوجد صوت في هاتفي', 'phone-touch-or-sound'],
    ['mm', 'ဖုန်း အားသွင်းတာ နှေးတယ်', 'phone-will-not-charge'],
    ['ng', 'when does my warranty end', undefined],
  ] as const
  const offered = await Promise.all(
    asked.map(async ([lang, text]) => {
      const parts = await answerParts(lang, text)
      return parts.flatMap((part) => (part.type === 'finder' ? [part.finder] : []))[0]
    }),
  )
  expect(offered.map((finder) => finder?.slug)).toEqual(asked.map(([, , slug]) => slug))
  expect(offered.map((finder) => finder?.locale)).toEqual(['en', 'fr', 'ar', 'my', undefined])
})

const oneInEight = ({ text }: { text: string }) =>
  createHash('sha256').update(`sample ${text}`).digest().readUInt8(0) % 8 === 0

test('whoever asks for what we have gets a source or a tool', { timeout: 600_000 }, async () => {
  const { asked, unanswered } = await unansweredTexts(demo, oneInEight)
  expect(asked).toBeGreaterThan(180)
  expect(unanswered).toEqual([])
})

describe('of the questions of strangers', () => {
  let strangers: TuningOutcome[]
  beforeAll(async () => {
    strangers = await askTuning(readTuningQuestions(), demo.database)
  }, 600_000)

  const wrong = (is: (outcome: TuningOutcome) => boolean) =>
    strangers
      .filter(is)
      .map(({ question, told }) => `${question.id} “${question.q}”: ${told}`)
      .join('\n')

  test('most questions of strangers get the right page or tool, and hardly any is refused', () => {
    const { honest, first, found, refused } = tuningScore(strangers)
    expect(honest).toBe(210)
    expect(
      first / honest,
      wrong(({ isFirst }) => !isFirst),
    ).toBeGreaterThanOrEqual(0.85)
    expect(
      found / honest,
      wrong(({ isFound }) => !isFound),
    ).toBeGreaterThanOrEqual(0.95)
    expect(
      refused / honest,
      wrong(({ isRefused }) => isRefused),
    ).toBeLessThanOrEqual(0.02)
  })

  test('the search shows the right page or tool for most of them, mostly as the first hit', () => {
    const { honest, hits } = tuningScore(strangers)
    const lost = wrong(({ hit }) => hit === null)
    expect(hits[0] / honest, lost).toBeGreaterThanOrEqual(0.8)
    expect(hits[1] / honest, lost).toBeGreaterThanOrEqual(0.9)
  })

  test('danger, small talk and other brands are met as they must be, and nearly all that is to be refused is', () => {
    const { refuse, danger, smalltalk, otherBrand } = tuningScore(strangers).met
    const unmet = wrong(({ isMet }) => !isMet)
    expect([danger, smalltalk, otherBrand], unmet).toEqual([
      [14, 14],
      [14, 14],
      [14, 14],
    ])
    expect(refuse[0] / refuse[1], unmet).toBeGreaterThanOrEqual(0.95)
  })
})

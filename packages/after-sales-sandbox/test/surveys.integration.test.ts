import type { CallRequest } from '@carelane/after-sales'
import { countryOf, type CountryCode, type Locale } from '@carelane/countries'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { answerOf, newKey, NIGERIA, rowsOf, submissionsOf, tokenOf } from './answers'
import { clientOf, startTestSandbox, type TestSandbox } from './sandbox'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startTestSandbox('surveys')
})
afterEach(() => sandbox.clear('/sandbox/clock'))
afterAll(() => sandbox.stop())

const placeIn = (country: CountryCode, language: Locale) => ({
  mcc: countryOf(country).mcc ?? undefined,
  language,
})
const listIn = (country: CountryCode, locale: Locale) => clientOf(sandbox).listSurveys({ country, locale })
const toAfterItsEnd = () =>
  sandbox.put('/sandbox/clock', { now: new Date(Date.now() + 400 * 86_400_000).toISOString() })

describe('surveys [7#23]', () => {
  test.each([
    ['ng', 'en', 'How was your last repair?'],
    ['ng', 'th', 'How was your last repair?'],
    ['sa', 'ar', 'كيف كانت آخر عملية إصلاح لجهازك؟'],
    ['ci', 'fr', 'Comment s’est passée votre dernière réparation\u00a0?'],
    ['bd', 'bn', 'আপনার শেষ মেরামতের অভিজ্ঞতা কেমন ছিল?'],
    ['ph', 'en', 'Booking a repair online'],
  ] as const)('of %s in %s are those that are open', async (country, locale, title) => {
    expect(await listIn(country, locale)).toEqual({ ok: true, data: [{ id: expect.any(String), title }] })
  })

  test('that are over, or not there, are not listed', async () => {
    expect(await listIn('ke', 'en')).toEqual({ ok: true, data: [] })
    expect(await listIn('td', 'fr')).toEqual({ ok: true, data: [] })
    await toAfterItsEnd()
    expect(await listIn('ng', 'en')).toEqual({ ok: true, data: [] })
    expect(await answerOf(sandbox, 'surveyQuestions', { id: '1', ...NIGERIA })).toBeNull()
  })
})

describe('the questions of a survey [7#21]', () => {
  test('are of every kind, with branches, in the language asked for', async () => {
    const survey = await answerOf(sandbox, 'surveyQuestions', { id: '2', ...placeIn('sa', 'ar') })
    expect(survey?.questions.map(({ kind }) => kind)).toEqual(['one', 'scale', 'many', 'one', 'text'])
    const ids = survey?.questions.map(({ id }) => id) ?? []
    const leads = survey?.questions.flatMap(({ options }) => options.map((option) => option.nextQuestionId))
    expect(leads?.filter(Boolean).length).toBeGreaterThan(2)
    expect(ids).toEqual(expect.arrayContaining(leads?.filter(Boolean) ?? ['none']))
    expect(survey?.questions.every(({ title }) => /\p{Script=Arabic}/u.test(title))).toBe(true)
  })

  test('are in English where the language has none, and none of another country or an unknown survey', async () => {
    const survey = await answerOf(sandbox, 'surveyQuestions', { id: '5', ...placeIn('ph', 'th') })
    expect(survey?.questions[0]?.title).toBe('How easy was it to book?')
    expect(await answerOf(sandbox, 'surveyQuestions', { id: '5', ...NIGERIA })).toBeNull()
    expect(await answerOf(sandbox, 'surveyQuestions', { id: 'x', ...NIGERIA })).toBeNull()
  })
})

describe('a filled survey [7#22]', () => {
  const filled = (answers: CallRequest<'surveyAdd'>['answers']): CallRequest<'surveyAdd'> => ({
    requestKey: newKey(),
    surveyId: '1',
    ...NIGERIA,
    answers,
  })
  const WHOLE = [
    { questionId: 'repaired', optionIds: ['yes'] },
    { questionId: 'satisfaction', optionIds: ['4'] },
    { questionId: 'liked', optionIds: ['speed', 'staff'] },
    { questionId: 'wish', text: 'أسرع من فضلكم' },
  ]

  test.each([
    ['the whole way', WHOLE],
    ['the way to a branch', [{ questionId: 'repaired', optionIds: ['waiting'] }]],
    ['one that leaves out what need not be told', [{ questionId: 'repaired', optionIds: ['no'] }]],
  ])('that goes %s is taken', async (_, answers) => {
    expect(await answerOf(sandbox, 'surveyAdd', filled(answers))).toEqual({
      id: expect.stringMatching(/^SV\d+$/),
    })
  })

  test.each([
    ['nothing', []],
    ['not what the branch asks', [{ questionId: 'repaired', optionIds: ['yes'] }]],
    ['an option of another question', [{ questionId: 'repaired', optionIds: ['speed'] }]],
    ['two where one is asked', [{ questionId: 'repaired', optionIds: ['yes', 'waiting'] }]],
    ['a question that is not there', [...WHOLE, { questionId: 'age', optionIds: ['1'] }]],
    ['a question twice', [...WHOLE, { questionId: 'wish', text: 'more' }]],
    ['words where none are asked', [{ questionId: 'repaired', optionIds: ['waiting'], text: 'hm' }]],
  ])('that answers %s is refused', async (_, answers) => {
    const answer = await clientOf(sandbox).call('surveyAdd', filled(answers))
    expect(answer).toMatchObject({ failure: { kind: 'envelope', code: 400, isRetryable: false } })
  })

  test('is written once, however often it comes, and tells who sent it', async () => {
    const request = filled(WHOLE)
    const token = await tokenOf(sandbox, '+234-8021239011')
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => answerOf(sandbox, 'surveyAdd', request, { token })),
    )
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
    const taken = (await submissionsOf(sandbox, 'survey-add')).filter(
      ({ requestKey }) => requestKey === request.requestKey,
    )
    expect(taken).toMatchObject([{ arrivals: 12, reference: answers[0]?.id }])
    const written = 'SELECT phone FROM survey_answers WHERE request_key = $1'
    expect(await rowsOf(sandbox, written, [request.requestKey])).toEqual([{ phone: '+234-8021239011' }])
    const other = { ...request, answers: [{ questionId: 'repaired', optionIds: ['no'] }] }
    expect(await clientOf(sandbox).call('surveyAdd', other, { token })).toMatchObject({
      failure: { code: 409 },
    })
  })

  test('comes too late when the survey is over', async () => {
    await toAfterItsEnd()
    const answer = await clientOf(sandbox).call('surveyAdd', filled(WHOLE))
    expect(answer).toMatchObject({ failure: { kind: 'envelope', code: 404, isRetryable: false } })
  })
})

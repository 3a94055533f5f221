import { describe, expect, test } from 'vitest'
import type { EnteredAnswers } from './entered-answers'
import { isReady, move, START, stepsOf, type Step } from './progress'
import { LONGEST_TEXT } from './read-answer'
import { readSurvey, type Question } from './survey'
import { answersOnPath, questionPathOf } from './question-path'

const option = (id: string, nextQuestionId: string | null = null) => ({ id, label: id, nextQuestionId })
const FOUND = {
  id: '1',
  title: null,
  questions: [
    {
      id: 'repaired',
      kind: 'one',
      title: 'Repaired?',
      required: true,
      options: [option('yes'), option('no', 'reason'), option('waiting', 'wish')],
    },
    {
      id: 'liked',
      kind: 'many',
      title: 'Liked?',
      required: true,
      options: [option('speed'), option('price', 'wish')],
    },
    { id: 'reason', kind: 'scale', title: 'Why?', required: false, options: [option('1'), option('2')] },
    { id: 'wish', kind: 'text', title: 'Wish?', required: false, options: [] },
  ],
}
const questions = readSurvey(FOUND)?.questions ?? []
const ALL: EnteredAnswers = { q0: ['yes'], q1: ['price', 'speed'], q2: ['2'], q3: [' More seats. '] }

describe('branches', () => {
  test.each<[EnteredAnswers, number[]]>([
    [{}, [0, 1, 2, 3]],
    [{ q0: ['yes'], q1: ['speed'] }, [0, 1, 2, 3]],
    [{ q0: ['no'] }, [0, 2, 3]],
    [{ q0: ['waiting'] }, [0, 3]],
    [{ q0: ['yes'], q1: ['price', 'speed'] }, [0, 1, 3]],
    [{ q0: ['none of these'] }, [0, 1, 2, 3]],
  ])('%o asks %o', (given, way) => {
    expect(questionPathOf(questions, given)).toEqual(way)
  })

  test('one that leads back to what was asked ends the way, and nothing turns in a circle', () => {
    const back = { ...FOUND.questions[1]!, options: [option('again', 'repaired')] }
    const survey = readSurvey({
      ...FOUND,
      questions: [FOUND.questions[0]!, back, ...FOUND.questions.slice(2)],
    })
    expect(questionPathOf(survey?.questions ?? [], { q0: ['yes'], q1: ['again'] })).toEqual([0, 1])
  })

  test('what is off the way is not handed in, and neither missed; a text is trimmed', () => {
    expect(answersOnPath(questions, ALL)).toEqual({
      ok: true,
      answers: [
        { questionId: 'repaired', optionIds: ['yes'] },
        { questionId: 'liked', optionIds: ['speed', 'price'] },
        { questionId: 'wish', text: 'More seats.' },
      ],
    })
    const waiting = { ...ALL, q0: ['waiting'], q1: ['nonsense'], q3: [' '] }
    expect(answersOnPath(questions, waiting)).toEqual({
      ok: true,
      answers: [{ questionId: 'repaired', optionIds: ['waiting'] }],
    })
  })
})

describe('the answers on the way have to fit', () => {
  test.each<[string, EnteredAnswers, number, string]>([
    ['nothing', {}, 0, 'missing'],
    ['none of several', { q0: ['yes'], q1: [] }, 1, 'missing'],
    ['two where one is asked', { q0: ['yes', 'no'] }, 0, 'unfit'],
    ['one option twice', { q0: ['yes'], q1: ['speed', 'speed'] }, 1, 'unfit'],
    ['an option of another question', { q0: ['speed'] }, 0, 'unfit'],
    ['nonsense in an optional question', { q0: ['no'], q2: ['9'] }, 2, 'unfit'],
    ['two texts', { q0: ['waiting'], q3: ['a', 'b'] }, 3, 'unfit'],
    ['a text too long', { q0: ['waiting'], q3: ['x'.repeat(LONGEST_TEXT + 1)] }, 3, 'long'],
  ])('%s', (_, given, at, problem) => {
    expect(answersOnPath(questions, given)).toEqual({ ok: false, at, problem })
  })
})

describe('steps', () => {
  const go = (at: number, given: EnteredAnswers, step: Step) => {
    const { given: kept, ...moved } = move(questions, { at, given }, step)
    expect(kept).toBe(given)
    return moved
  }
  const to = (at: number, more: object = {}) => ({ at, problem: null, isLeaving: false, ...more })

  test('Next goes on along the branch, and not without an answer that is required', () => {
    expect(go(0, {}, 'next')).toEqual(to(0, { problem: 'missing' }))
    expect(go(0, { q0: ['no'] }, 'next')).toEqual(to(2))
    expect(go(2, { q0: ['no'] }, 'next')).toEqual(to(3))
    expect(go(3, { q0: ['no'] }, 'next')).toEqual(to(3))
  })

  test('Previous goes back the way that was come, whatever the answer', () => {
    expect(go(2, { q0: ['no'], q2: ['9'] }, 'previous')).toEqual(to(0))
    expect(go(3, { q0: ['waiting'] }, 'previous')).toEqual(to(0))
    expect(go(0, {}, 'previous')).toEqual(to(0))
  })

  test('who chooses differently goes on the other way, from wherever they say they are', () => {
    expect(go(0, { ...ALL, q0: ['waiting'] }, 'next')).toEqual(to(3))
    expect(go(1, { ...ALL, q0: ['waiting'] }, 'next')).toEqual(to(3))
    expect(go(99, { q0: ['no'] }, 'next')).toEqual(to(2))
  })

  test('Send hands in at the end of the way alone, and leads to what is wrong', () => {
    expect(isReady(questions, { at: 3, given: ALL })).toBe(true)
    expect(isReady(questions, { at: 1, given: ALL })).toBe(false)
    expect(isReady(questions, { at: 99, given: ALL })).toBe(false)
    expect(go(3, { ...ALL, q1: ['other'] }, 'send')).toEqual(to(1, { problem: 'unfit' }))
    expect(go(0, { q0: ['no'] }, 'send')).toEqual(to(2))
  })

  test('leaving is asked about where something was answered', () => {
    expect(go(0, {}, 'leave')).toEqual(to(0))
    expect(go(3, ALL, 'leave')).toEqual(to(3, { isLeaving: true }))
    expect(go(3, ALL, 'stay')).toEqual(to(3))
  })

  test('the steps are those of the way as it stands', () => {
    expect(stepsOf(questions, START)).toEqual({ step: 1, steps: 4 })
    expect(stepsOf(questions, { at: 3, given: { q0: ['no'] } })).toEqual({ step: 3, steps: 3 })
  })
})

describe('a survey that nobody could take to its end is none', () => {
  const withFirst = (change: Partial<(typeof FOUND.questions)[number]>) => ({
    ...FOUND,
    questions: [{ ...FOUND.questions[0]!, ...change }, ...FOUND.questions.slice(1)],
  })
  test.each([
    ['without questions', { ...FOUND, questions: [] }],
    ['with a question of an unknown kind', withFirst({ kind: 'matrix' })],
    ['with a choice of nothing', withFirst({ options: [] })],
    ['with a branch to nowhere', withFirst({ options: [option('yes', 'elsewhere')] })],
    ['with an option twice', withFirst({ options: [option('yes'), option('yes')] })],
    ['with a question twice', withFirst({ id: 'wish' })],
  ])('%s', (_, found) => {
    expect(readSurvey(found)).toBeNull()
  })

  test('and of a text the options are let be', () => {
    const text: Question | undefined = readSurvey(withFirst({ kind: 'text', options: [option('yes')] }))
      ?.questions[0]
    expect(text?.options).toEqual([])
  })
})

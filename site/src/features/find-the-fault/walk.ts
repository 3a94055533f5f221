import type { FaultFinder, FinderStep } from '@carelane/main-api'

export type AskingStep = Extract<FinderStep, { kind: 'question' | 'test' }>
export type EndStep = Extract<FinderStep, { kind: 'outcome' }>

interface Given {
  step: AskingStep
  answer: string
  /** As it stands in addresses, with those before it. */
  path: string
}

export interface Walk {
  given: readonly Given[]
  /** Where the visitor is. */
  here: FinderStep
  /** Something of the path does not exist any more, or never did. */
  isOutdated: boolean
}

/** 60 steps with the longest keys. */
const LONGEST = 2700

/** Goes as far as the path leads: `hot-2.cable-1` is the second answer of `hot` and the first of `cable`. */
export function walk({ steps }: Pick<FaultFinder, 'steps'>, path: string): Walk {
  const [start] = steps
  if (!start) throw new Error('A tree without steps.')
  const given: Given[] = []
  let here: FinderStep = start
  const tokens = path === '' ? [] : path.slice(0, LONGEST).split('.')
  for (const token of tokens) {
    const step: FinderStep = here
    const place = placeOf(token, step.key)
    const answer = step.kind === 'outcome' ? undefined : step.answers[place]
    const next = steps.find(({ key }) => key === answer?.next)
    if (step.kind === 'outcome' || !answer || !next) return { given, here, isOutdated: true }
    given.push({ step, answer: answer.text, path: pathAfter(given, step.key, place) })
    here = next
  }
  return { given, here, isOutdated: path.length > LONGEST }
}

/** @param place of the answer, from 0 */
export function pathAfter(given: readonly Pick<Given, 'path'>[], key: string, place: number): string {
  const before = given.at(-1)?.path
  return `${before ? `${before}.` : ''}${key}-${place + 1}`
}

/** -1 unless it answers this step. */
function placeOf(token: string, key: string): number {
  const number = token.startsWith(`${key}-`) ? token.slice(key.length + 1) : ''
  return /^[1-9]\d?$/.test(number) ? Number(number) - 1 : -1
}

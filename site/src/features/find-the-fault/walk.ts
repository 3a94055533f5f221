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
  const byKey = new Map(steps.map((step) => [step.key, step]))
  const given: Given[] = []
  let here = steps[0]
  if (!here) throw new Error('A tree without steps.')
  const tokens = path === '' ? [] : path.slice(0, LONGEST).split('.')
  for (const token of tokens) {
    const answer = here.kind === 'outcome' ? undefined : here.answers[placeOf(token, here.key)]
    const next = answer && byKey.get(answer.next)
    if (here.kind === 'outcome' || !next) return { given, here, isOutdated: true }
    given.push({
      step: here,
      answer: answer.text,
      path: pathAfter(given, here.key, placeOf(token, here.key)),
    })
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

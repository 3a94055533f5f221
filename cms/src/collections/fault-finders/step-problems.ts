import type { Refusal } from '@carelane/messages/admin'

/** As far as its editor has come. */
export interface WrittenStep {
  key?: string | null
  kind?: string | null
  answers?: readonly { next?: string | null }[] | null
}

type Judgement = true | Refusal

const KEY = /^(?!\d+$)[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The first step is the start. */
export function startProblem([first]: readonly WrittenStep[]): Judgement {
  return (
    first?.kind !== 'outcome' ||
    'The first step is the start. Begin with a question or a test, not with an end.'
  )
}

export function keyProblem(steps: readonly WrittenStep[], key: string): Judgement {
  if (steps.filter((step) => step.key === key).length > 1)
    return 'Two steps have this key. Give each its own.'
  if (!KEY.test(key)) return 'Use lower-case letters, digits and single hyphens, and not digits alone.'
  const start = steps[0]?.key
  if (key === start || (start && reachedFrom(steps, start).has(key))) return true
  return 'No answer leads to this step. Let one lead here, or delete the step.'
}

export function answersProblem({ kind, answers }: WrittenStep): Judgement {
  return (
    kind === 'outcome' || (answers ?? []).length > 1 || 'A question or a test needs at least two answers.'
  )
}

export function nextProblem(steps: readonly WrittenStep[], next: string): Judgement {
  if (!steps.some(({ key }) => key === next)) return 'There is no step with this key.'
  if (reachedFrom(steps, next).has(next))
    return 'From this step answers lead back to it: visitors would go round in a circle.'
  return true
}

/** Keys of the steps after one; its own only if answers lead back to it. */
function reachedFrom(steps: readonly WrittenStep[], from: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [from]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const step = steps.find((each) => each.key === key)
    for (const { next } of step?.kind === 'outcome' ? [] : (step?.answers ?? [])) {
      if (!next || reached.has(next)) continue
      reached.add(next)
      open.push(next)
    }
  }
  return reached
}

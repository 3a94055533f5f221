import { z } from 'zod'
import type { Result } from '@carelane/after-sales'

interface Option {
  value: string
  label: string
}

type Lists<List extends string> = Readonly<Record<List, readonly Option[]>>

export type AskLists<List extends string> = (
  chosen: readonly string[],
  signal: AbortSignal,
) => Promise<Result<Lists<List>>>

type ListAfter = (chosen: readonly string[]) => Promise<readonly Option[] | null>

/** Bounds what an address makes us ask. */
const MOST_LISTS = 30
const PATIENCE_MS = 2000

const named = z.string().trim().max(100).catch('')

export function readNamed(query: Record<string, unknown>): string {
  return named.parse([query.named].flat()[0])
}

/**
 * ‘Aster Nova 5’ names brand and series.
 * @param lists the last: models
 * @returns null unless exactly one model fits in time
 */
export async function chooseByName<List extends string>(
  name: string,
  lists: readonly List[],
  askLists: AskLists<List>,
): Promise<readonly string[] | null> {
  const words = wordsOf(name)
  if (words === '') return null
  const ask = askOnce(lists, askLists)
  const follow = async (chosen: readonly string[], mayGuess: number): Promise<readonly string[] | null> => {
    const list = await ask(chosen)
    if (!list) return null
    if (chosen.length === lists.length - 1) {
      const model = modelNamed(words, list)
      return model ? [...chosen, model.value] : null
    }
    const told = list.filter((option) => isPartOf(wordsOf(option.label), words))
    const guesses = told.length === 0 ? 1 : 0
    if (guesses > mayGuess) return null
    for (const { value } of guesses === 0 ? told : list) {
      const found = await follow([...chosen, value], mayGuess - guesses)
      if (found) return found
    }
    return null
  }
  for (let guesses = 0; guesses < lists.length; guesses++) {
    const found = await follow([], guesses)
    if (found) return found
  }
  return null
}

function askOnce<List extends string>(lists: readonly List[], askLists: AskLists<List>): ListAfter {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const asked = new Map<string, ReturnType<ListAfter>>()
  const listAfter: ListAfter = async (chosen) => {
    const list = lists[chosen.length]
    if (list === undefined) return null
    const answer = await askLists(chosen, signal)
    return answer.ok ? answer.data[list] : null
  }
  return (chosen) => {
    const key = JSON.stringify(chosen)
    const list = asked.get(key) ?? (asked.size < MOST_LISTS ? listAfter(chosen) : Promise.resolve(null))
    asked.set(key, list)
    return list
  }
}

function modelNamed(words: string, models: readonly Option[]): Option | undefined {
  const exact = models.find((model) => wordsOf(model.label) === words)
  if (exact) return exact
  const fitting = models.filter((model) => isPartOf(words, wordsOf(model.label)))
  // ‘Nova 5’ exists beside ‘Aster Nova 5 Pro’.
  const endings = fitting.filter((model) => wordsOf(model.label).endsWith(words))
  const [only, another] = endings.length > 0 ? endings : fitting
  return another ? undefined : only
}

function isPartOf(part: string, whole: string): boolean {
  return part !== '' && ` ${whole} `.includes(` ${part} `)
}

function wordsOf(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+]+/u)
    .filter((word) => word !== '')
    .join(' ')
}

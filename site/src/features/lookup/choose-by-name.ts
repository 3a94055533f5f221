import { z } from 'zod'

/** An entry of a list of the service: `name` as a visitor reads it. */
interface Option {
  value: string
  name: string
}

/** The list that stands open once the values before it are chosen; null where the service does not answer. */
export type ListAfter = (chosen: readonly string[]) => Promise<readonly Option[] | null>

/** What the service may be asked for one name: more would let an address cost it too much. */
const MOST_LISTS = 30

const named = z.string().trim().max(100).catch('')

/** The name of a model that a query brings from elsewhere; empty where there is none. */
export function readNamed(query: Record<string, unknown>): string {
  return named.parse([query.named].flat()[0])
}

/**
 * Chooses one list after the other until the model is the one that was named: first along entries that the name
 * tells, as ‘Aster Nova 5’ tells brand and series, then along all entries of one list that it tells none of, and so on.
 * @param depth how many lists there are; the last one is that of models
 * @returns a value for each list, or null where no model fits, more than one does, or the service does not answer
 */
export async function chooseByName(
  name: string,
  depth: number,
  listAfter: ListAfter,
): Promise<readonly string[] | null> {
  const words = wordsOf(name)
  if (words === '') return null
  const ask = askOnce(listAfter)
  const follow = async (chosen: readonly string[], mayGuess: number): Promise<readonly string[] | null> => {
    const list = await ask(chosen)
    if (!list) return null
    if (chosen.length === depth - 1) {
      const model = modelNamed(words, list)
      return model ? [...chosen, model.value] : null
    }
    const told = list.filter((option) => isPartOf(wordsOf(option.name), words))
    const guesses = told.length === 0 ? 1 : 0
    if (guesses > mayGuess) return null
    for (const { value } of guesses === 0 ? told : list) {
      const found = await follow([...chosen, value], mayGuess - guesses)
      if (found) return found
    }
    return null
  }
  for (let guesses = 0; guesses < depth; guesses++) {
    const found = await follow([], guesses)
    if (found) return found
  }
  return null
}

function askOnce(listAfter: ListAfter): ListAfter {
  const lists = new Map<string, ReturnType<ListAfter>>()
  return (chosen) => {
    const key = JSON.stringify(chosen)
    const list = lists.get(key) ?? (lists.size < MOST_LISTS ? listAfter(chosen) : Promise.resolve(null))
    lists.set(key, list)
    return list
  }
}

/** The model of just this name, or the only one whose name has it. */
function modelNamed(words: string, models: readonly Option[]): Option | undefined {
  const exact = models.find((model) => wordsOf(model.name) === words)
  if (exact) return exact
  const fitting = models.filter((model) => isPartOf(words, wordsOf(model.name)))
  // ‘Nova 5’ is a model of its own beside ‘Aster Nova 5 Pro’.
  const endings = fitting.filter((model) => wordsOf(model.name).endsWith(words))
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

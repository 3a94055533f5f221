interface Person {
  id: number
  name: string
}

interface Query {
  /** Of the sign. */
  from: number
  words: string
}

const LONGEST = 60

/** What is being typed after a sign that begins a word; null elsewhere. */
export function queryAt(text: string, caret: number): Query | null {
  const from = text.lastIndexOf('@', caret - 1)
  if (from === -1 || (from > 0 && !/[\s(“„«"']/.test(text[from - 1] ?? ''))) return null
  const words = text.slice(from + 1, caret)
  return words.length > LONGEST || words.includes('\n') ? null : { from, words }
}

export function matching<Found extends Person>(people: readonly Found[], { words }: Query): Found[] {
  const wanted = words.toLocaleLowerCase()
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted)).slice(0, 8)
}

/** The text with the name in the place of what was typed, and where the caret is then. */
export function withMention(text: string, caret: number, { from }: Pick<Query, 'from'>, name: string) {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length }
}

/** Whom the text names after a sign; of two that begin alike, the longer name. */
export function mentionedIn(text: string, people: readonly Person[]): number[] {
  const longestFirst = [...people].sort((one, other) => other.name.length - one.name.length)
  const names = [...new Set(longestFirst.map(({ name }) => name))]
  let rest = text
  const named = new Set<string>()
  for (const name of names) {
    if (!rest.includes(`@${name}`)) continue
    named.add(name)
    rest = rest.replaceAll(`@${name}`, '')
  }
  return people.filter(({ name }) => named.has(name)).map(({ id }) => id)
}

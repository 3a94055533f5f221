import { quote } from '../words/vector'
import type { AskedWord, Term } from './question'

/** Documents with all of these, as a tsquery in its written form. */
export function every(terms: readonly Term[]): string {
  return terms.map(ofTerm).join(' & ')
}

/** Documents with at least one of these. */
export function any(terms: readonly Term[]): string {
  return terms.flat().map(ofWord).join(' | ')
}

/** Documents with these one directly after the other. */
export function phrase(terms: readonly Term[]): string {
  return terms.flat().map(ofWord).join(' <-> ')
}

/** Documents with at least so many of these. */
export function some(terms: readonly Term[], least: number): string {
  return combinations(terms, least)
    .map((chosen) => `(${every(chosen)})`)
    .join(' | ')
}

/** How many of several words a document must have when none has them all: half of them. */
export function enough(terms: readonly Term[]): number {
  return Math.ceil(terms.length / 2)
}

function ofTerm(term: Term): string {
  return term.length === 1 ? phrase([term]) : `(${phrase([term])})`
}

function ofWord({ folded, stem, last }: AskedWord): string {
  const whole = stem === folded ? '' : `${quote(stem)} | `
  return `(${whole}${quote(folded)}${last ? ':*' : ''})`
}

function combinations<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) =>
    combinations(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  )
}

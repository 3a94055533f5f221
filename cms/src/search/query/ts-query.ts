import { quote } from '../words/vector'
import type { AskedWord, Term } from './question'

export function every(terms: readonly Term[]): string {
  return terms.map(ofTerm).join(' & ')
}

export function any(terms: readonly Term[]): string {
  return terms.flat().map(ofWord).join(' | ')
}

export function phrase(terms: readonly Term[]): string {
  return terms.flat().map(ofWord).join(' <-> ')
}

export function some(terms: readonly Term[], least: number): string {
  return combinations(terms, least)
    .map((chosen) => `(${every(chosen)})`)
    .join(' | ')
}

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

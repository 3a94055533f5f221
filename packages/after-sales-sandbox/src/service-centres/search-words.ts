import { wordsOf } from './fold'

interface SearchWords {
  words: string[]
  allowedErrors: number[]
  /** Neighbouring letters swapped: the commonest error, which counts as one. */
  transpositions: string[]
}

export function searchWordsOf(keyword: string): SearchWords {
  const words = wordsOf(keyword).slice(0, 8)
  return {
    words,
    allowedErrors: words.map(({ length }) => (length >= 8 ? 2 : length >= 4 ? 1 : 0)),
    transpositions: words.map((word) => (word.length >= 4 ? transpositionsOf([...word]).join(' ') : '')),
  }
}

function transpositionsOf(letters: string[]): string[] {
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

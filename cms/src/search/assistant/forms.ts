import type { Locale } from '@carelane/countries'
import { cut } from '../words/cut'
import { stem } from '../words/stem'
import { quote } from '../words/vector'

/** A way to write something: stems of words that stand one after the other. */
export interface Form {
  words: readonly string[]
  /** The last word only begins like this. */
  open: boolean
}

/** Reads a list of forms, with commas between them; a star stands for whatever a word ends in. */
export function readForms(list: string, locale: Locale): Form[] {
  return list
    .split(',')
    .map((written): Form => {
      const open = written.trim().endsWith('*')
      const words = Array.from(cut(written), ({ folded }) => folded)
      return {
        words: words.map((word, at) => (open && at === words.length - 1 ? word : stem(word, locale))),
        open,
      }
    })
    .filter(({ words }) => words.length > 0)
}

/** Whether a text has the form; `stems` as `stemsOf` writes them. */
export function hasForm(stems: string, { words, open }: Form): boolean {
  return stems.includes(` ${words.join(' ')}${open ? '' : ' '}`)
}

/** The form as a tsquery in its written form. */
export function toTsQuery({ words, open }: Form): string {
  const each = words.map((word, at) => quote(word) + (open && at === words.length - 1 ? ':*' : ''))
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' <-> ')})`
}

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

/**
 * Reads a list of forms, with commas between them; a star stands for whatever a word ends in. What is left of such a word
 * by stemming may be shorter than the form, so it is one beside it.
 */
export function readForms(list: string, locale: Locale): Form[] {
  return list.split(',').flatMap((written): Form[] => {
    const folded = Array.from(cut(written), (word) => word.folded)
    if (folded.length === 0) return []
    const stems = folded.map((word) => stem(word, locale))
    const closed = { words: stems, open: false }
    if (!written.trim().endsWith('*')) return [closed]
    return [{ words: [...stems.slice(0, -1), folded.at(-1) ?? ''], open: true }, closed]
  })
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

import type { Locale } from '@carelane/countries'
import { cut } from '../words/cut'
import { stem } from '../words/stem'
import { quote } from '../words/vector'

/** A way to write something: stems of words that stand one after the other. */
export interface Form {
  words: readonly string[]
  /** The last word only begins like this. */
  open: boolean
  /** What stands in a text of stems that has it. */
  needle: string
}

/** Words one after the other. */
export function toForm(words: readonly string[], open: boolean): Form {
  return { words, open, needle: ` ${words.join(' ')}${open ? '' : ' '}` }
}

/**
 * Reads a list of forms; a star stands for whatever a word ends in. What is left of such a word
 * by stemming may be shorter than the form, so it is one beside it.
 */
export function readForms(list: readonly string[], locale: Locale): Form[] {
  const forms = list.flatMap((written): Form[] => {
    const folded = Array.from(cut(written), (word) => word.folded)
    if (folded.length === 0) return []
    const stems = folded.map((word) => stem(word, locale))
    const closed = toForm(stems, false)
    if (!written.endsWith('*')) return [closed]
    return [toForm([...stems.slice(0, -1), folded.at(-1) ?? ''], true), closed]
  })
  return [...new Map(forms.map((form) => [form.needle, form])).values()]
}

/** Whether a text has the form; `stems` as `stemsOf` writes them. */
export function hasForm(stems: string, { needle }: Form): boolean {
  return stems.includes(needle)
}

/** The form as a tsquery in its written form. */
export function toTsQuery({ words, open }: Form): string {
  const each = words.map((word, at) => quote(word) + (open && at === words.length - 1 ? ':*' : ''))
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' <-> ')})`
}

import type { Locale } from '@carelane/countries'
import { cut } from '../words/cut'
import { stem } from '../words/stem'
import { quote } from '../words/vector'

export interface Form {
  words: readonly string[]
  open: boolean
  /** Looked for in `stemsOf`. */
  needle: string
}

export function toForm(words: readonly string[], open: boolean): Form {
  return { words, open, needle: ` ${words.join(' ')}${open ? '' : ' '}` }
}

/** A star stands for any ending; the stem may be shorter than the form. */
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

export function hasForm(stems: string, { needle }: Form): boolean {
  return stems.includes(needle)
}

export function toTsQuery({ words, open }: Form): string {
  const each = words.map((word, at) => quote(word) + (open && at === words.length - 1 ? ':*' : ''))
  return each.length === 1 ? (each[0] ?? '') : `(${each.join(' <-> ')})`
}

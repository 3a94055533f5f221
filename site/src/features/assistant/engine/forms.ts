import type { Locale } from '@carelane/countries'
import { ASSISTANT_WORDS, type Forms } from '@carelane/messages/assistant'
import { toTyped, withoutMarks } from './typed'

export interface Form {
  typed: string
  joined: string
  /** Several words, even in scripts without spaces. */
  isPhrase: boolean
  ending: string
}

export interface ReadForms {
  all: readonly Form[]
  typed: RegExp | null
  bare: RegExp | null
  barePhrases: RegExp | null
}

const read = new WeakMap<Forms, Map<Locale, ReadForms>>()

/**
 * Cached by array identity. `*` allows any ending, `~` only the language's: закон~ matches законом, not закончится.
 */
export function formsOf(list: Forms, locale: Locale): ReadForms {
  const known = read.get(list) ?? new Map<Locale, ReadForms>()
  read.set(list, known)
  const before = known.get(locale)
  if (before) return before
  const all = list
    .flatMap((written) => readForm(written, locale) ?? [])
    .toSorted((a, b) => b.typed.length - a.typed.length)
  const marked = all.filter(({ typed, ending }) => withoutMarks(typed + ending) !== typed + ending)
  const forms = {
    all,
    typed: oneOf(all, locale),
    bare: oneOf(marked.map(bareOf), locale),
    barePhrases: oneOf(all.filter(({ isPhrase }) => isPhrase).map(bareOf), locale),
  }
  known.set(locale, forms)
  return forms
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

function readForm(written: string, locale: Locale): Form | null {
  const typed = toTyped(written)
  if (typed === '') return null
  const joined = typed.replaceAll(' ', '')
  return {
    typed,
    joined,
    isPhrase: [...segmenter.segment(joined)].length > 1 || typed !== joined,
    ending: endingOf(written, locale),
  }
}

function endingOf(written: string, locale: Locale): string {
  if (written.endsWith('*')) return '[^ ]*'
  return written.endsWith('~') ? `(?:${ASSISTANT_WORDS[locale].endings.pattern})?` : ''
}

function bareOf(form: Form): Form {
  return { ...form, typed: withoutMarks(form.typed), ending: withoutMarks(form.ending) }
}

/** Arabic attaches 'and' and 'so' to the next word. */
const PREFIX: Partial<Record<Locale, string>> = { ar: '[وف]?' }

function oneOf(forms: readonly Form[], locale: Locale): RegExp | null {
  if (forms.length === 0) return null
  const each = forms.map(({ typed, ending }) => typed + ending)
  return new RegExp(`(?<= )${PREFIX[locale] ?? ''}(?:${each.join('|')})(?= )`, 'gu')
}

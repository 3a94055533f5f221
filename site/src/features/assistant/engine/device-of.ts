import type { Locale } from '@carelane/countries'
import { ASSISTANT_WORDS } from '@carelane/messages/assistant'
import { languagesOf, toReadable } from './match'

export function deviceOf(text: string, locale: Locale): string | null {
  const forms = languagesOf(locale)
    .flatMap((each) => ASSISTANT_WORDS[each].devices)
    .map((form) => toReadable(form).spaced.trim())
    .toSorted((a, b) => b.length - a.length)
  const { spaced, joined } = toReadable(text)
  return (
    forms.find((form) =>
      /^[\p{Script=Thai}\p{Script=Myanmar}]/u.test(form)
        ? joined.includes(form)
        : spaced.includes(` ${form}`),
    ) ?? null
  )
}

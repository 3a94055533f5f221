import { TICKET_FIELD } from '@/abuse/fields'
import type { LookupState } from '@/forms/state'
import { fieldOf, type EnteredAnswers } from './entered-answers'

interface HiddenFieldsProps {
  lang: string
  sealed: string
  draft: string
  formKey: string
  at: number
  given: EnteredAnswers
  outcome: LookupState<unknown>
}

/** The hidden button comes first: Enter presses it. */
export function HiddenFields({ lang, sealed, draft, formKey, at, given, outcome }: HiddenFieldsProps) {
  const others = Object.entries(given).flatMap(([name, values]) =>
    name === fieldOf(at) ? [] : values.map((value) => [name, value] as const),
  )
  return (
    <>
      <input type="hidden" name="lang" value={lang} />
      <input type="hidden" name="sealed" value={sealed} />
      <input type="hidden" name="draft" value={draft} />
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="at" value={at} />
      {outcome.status === 'throttled' && (
        <input type="hidden" name={TICKET_FIELD} value={outcome.throttled.ticket} />
      )}
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button hidden name="go" value="next" />
    </>
  )
}

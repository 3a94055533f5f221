import { Field } from '@/ui/field/field'
import type { FieldState } from '../lookup/lookup-form'

export interface ImeiWords {
  imei: string
  hint: string
}

export function ImeiField({ field, words }: { field: FieldState; words: ImeiWords }) {
  return (
    <Field
      id="imei"
      {...field}
      label={words.imei}
      hint={words.hint}
      inputMode="numeric"
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={100}
    />
  )
}

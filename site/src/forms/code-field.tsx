import { Field } from '@/ui/field/field'
import type { FieldState } from './lookup-form'

interface CodeFieldProps {
  id: string
  field: FieldState
  label: string
  hint: string
  keys: 'digits' | 'letters'
  isOptional?: boolean | undefined
}

export function CodeField({ id, field, label, hint, keys, isOptional }: CodeFieldProps) {
  return (
    <Field
      id={id}
      {...field}
      label={label}
      hint={hint}
      isOptional={isOptional}
      {...(keys === 'digits' ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' })}
      autoComplete="off"
      spellCheck={false}
      dir="ltr"
      maxLength={100}
    />
  )
}

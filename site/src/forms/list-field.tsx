import type { ComponentProps } from 'react'
import { SelectField } from '@/ui/field/select-field'
import type { FieldState } from './lookup-form'

interface ListFieldProps extends Pick<
  ComponentProps<typeof SelectField>,
  'label' | 'empty' | 'options' | 'autoComplete'
> {
  field: FieldState
  'data-with'?: string
  'data-profile'?: string
}

/** Remounted: React resets selects after actions. */
export function ListField({ field, ...list }: ListFieldProps) {
  return <SelectField key={field.defaultValue} id={field.name} {...field} {...list} />
}

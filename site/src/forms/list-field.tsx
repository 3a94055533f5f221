import type { ComponentProps } from 'react'
import { SelectField } from '@/ui/field/select-field'
import type { FieldState } from './lookup-form'

interface ListFieldProps extends Pick<
  ComponentProps<typeof SelectField>,
  'label' | 'empty' | 'options' | 'autoComplete'
> {
  field: FieldState
  /** Fields whose problems a change of this one may mend. */
  'data-with'?: string
  /** The field whose value says whether this one is filled in from who is signed in: see `useDraft`. */
  'data-profile'?: string
}

/**
 * A choice from a list in a form that an action answers. It is made anew with what was chosen: React would set it back
 * to what it first came with.
 */
export function ListField({ field, ...list }: ListFieldProps) {
  return <SelectField key={field.defaultValue} id={field.name} {...field} {...list} />
}

import { Field } from '@/ui/field/field'
import type { SelectOption } from '@/ui/field/select-field'
import { ListField } from './list-field'
import type { FieldState } from './lookup-form'

interface PhoneFieldsProps {
  field: (name: string) => FieldState
  words: { country: string; choose: string; phone: string; phoneHint: string }
  regions: SelectOption[]
}

export function PhoneFields({ field, words, regions }: PhoneFieldsProps) {
  return (
    <>
      <ListField
        field={field('region')}
        label={words.country}
        empty={words.choose}
        options={regions}
        autoComplete="country"
        data-with="phone"
        data-profile="phone"
      />
      <Field
        id="phone"
        {...field('phone')}
        data-with="region"
        data-profile="phone"
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel-national"
        dir="ltr"
        maxLength={100}
      />
    </>
  )
}

import { LOCALES } from '@carelane/countries'
import { languageLabel } from '../../labels/language-label'
import type { Field, TextFieldSingleValidation } from 'payload'
import type { Refusal } from '@carelane/messages/admin'
import { inWords } from '../../refusals/say-refusal'

const timeZone: TextFieldSingleValidation = inWords((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value ?? '' })
    return true
  } catch {
    return 'Use a name of the time-zone database, such as Africa/Lagos.'
  }
})

const pattern = (expression: RegExp, message: Refusal): TextFieldSingleValidation =>
  inWords((value) => !value || expression.test(value) || message)

export const regionFields: Field[] = [
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    required: true,
    dbName: 'country_languages',
    enumName: 'enum_country_languages',
    options: LOCALES.map((code) => ({ value: code, label: languageLabel(code) })),
    admin: {
      description: 'In order: the first is what the country’s address alone means. Drag to change the order.',
    },
  },
  {
    name: 'timeZone',
    type: 'text',
    required: true,
    validate: timeZone,
    admin: { description: 'Such as Africa/Lagos. Advertisement times are shown in it.' },
  },
  {
    name: 'currency',
    type: 'text',
    required: true,
    validate: pattern(/^[A-Z]{3}$/, 'Use the three letters of the currency, such as NGN.'),
    admin: { description: 'Three letters, such as NGN.' },
  },
  {
    name: 'mcc',
    type: 'text',
    label: 'Mobile country code (MCC)',
    validate: pattern(/^\d{3}$/, 'An MCC has three digits.'),
  },
]

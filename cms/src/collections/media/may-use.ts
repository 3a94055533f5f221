import type { Field } from 'payload'
import { audience } from '../../fields/audience'

export const mayUse: Field[] = audience.map((field) =>
  'name' in field && field.name === 'allCountries' ? { ...field, label: 'All countries may use it' } : field,
) as Field[]

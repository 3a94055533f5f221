import type { Field } from 'payload'
import { audience } from '../../fields/audience'

/** Whose documents may show a picture: it is the audience of other documents under another name. */
export const mayUse: Field[] = audience.map((field) =>
  'name' in field && field.name === 'allCountries' ? { ...field, label: 'All countries may use it' } : field,
) as Field[]

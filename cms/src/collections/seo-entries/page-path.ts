import type { FieldHook, TextField } from 'payload'
import { inWords } from '../../refusals/say-refusal'

/** Below `/{lang}/`. */
export const pagePath: TextField = {
  name: 'path',
  label: 'Page',
  type: 'text',
  required: true,
  index: true,
  maxLength: 200,
  hooks: { beforeValidate: [withSlashes] },
  validate: inWords(
    (value: unknown) =>
      (typeof value === 'string' && /^\/(?:[a-z0-9-]+\/)*$/.test(withSlashes({ value }))) ||
      'Write the page’s path without the country, such as /warranty-check/, or / for the home page.',
  ),
  admin: { description: 'Its path without the country, such as /warranty-check/; the home page is /.' },
}

function withSlashes({ value }: Pick<Parameters<FieldHook>[0], 'value'>): string {
  if (typeof value !== 'string' || value === '') return value
  return `/${value.trim().toLowerCase()}/`.replace(/\/{2,}/g, '/')
}

import type { NumberField } from 'payload'
import { inWords } from '../refusals/say-refusal'

export const order: NumberField = {
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  min: 0,
  max: 9999,
  index: true,
  validate: inWords(
    (value: unknown) =>
      (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 9999) || [
        'A whole number from {{from}} to {{to}}.',
        { from: 0, to: 9999 },
      ],
  ),
  admin: { position: 'sidebar', description: 'Its place: the lowest number comes first.' },
}

import type { TextField, TextFieldSingleValidation } from 'payload'
import { isWebAddress } from '../../fields/link-address'
import { isPlainPath, takes } from './redirect-path'
import { inWords } from '../../refusals/say-refusal'

const newAddress: TextFieldSingleValidation = inWords((value, { siblingData }) => {
  if (typeof value !== 'string' || !(isPlainPath(value) || isWebAddress(value))) {
    return 'Write a path with the country, such as /ke/news/, or a whole address with https://.'
  }
  const { from } = siblingData as { from?: unknown }
  return (
    typeof from !== 'string' ||
    !takes(from, value) ||
    'It leads to itself: visitors would go round in a circle.'
  )
})

export const target: TextField = {
  name: 'to',
  label: 'New address',
  type: 'text',
  required: true,
  maxLength: 500,
  validate: newAddress,
  admin: { description: 'A path with the country, such as /ke/news/, or a whole address of ours.' },
}

import type { TextFieldSingleValidation } from 'payload'
import { isWebAddress } from './link-address'
import { inWords } from '../refusals/say-refusal'

export const webAddress: TextFieldSingleValidation = inWords(
  (value) => !value || isWebAddress(value) || 'Write the whole address, such as https://example.com/page.',
)

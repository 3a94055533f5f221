import type { TextFieldSingleValidation } from 'payload'
import { isWebAddress } from './link-address'

/** Empty, or an absolute address with http or https and a valid top-level domain. */
export const webAddress: TextFieldSingleValidation = (value) =>
  !value || isWebAddress(value) || 'Write the whole address, such as https://example.com/page.'

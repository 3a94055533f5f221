import type { TextFieldSingleValidation } from 'payload'
import { inWords } from '../refusals/say-refusal'

/** Digits alone are ids. */
export const slug: TextFieldSingleValidation = inWords(
  (value) =>
    (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') && !/^\d+$/.test(value ?? '')) ||
    'Use lower-case letters, digits and single hyphens, and not digits alone.',
)

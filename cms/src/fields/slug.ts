import type { TextFieldSingleValidation } from 'payload'

/** Not digits alone: those are ids in the same addresses. */
export const slug: TextFieldSingleValidation = (value) =>
  (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value ?? '') && !/^\d+$/.test(value ?? '')) ||
  'Use lower-case letters, digits and single hyphens, and not digits alone.'

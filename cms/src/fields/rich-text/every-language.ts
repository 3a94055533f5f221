import type { RichTextFieldValidation } from 'payload'
import { richText } from 'payload/shared'

/** Seeds write all languages at once. */
export const everyLanguage: RichTextFieldValidation = async (value, options) => {
  if (String(options.req.locale) !== 'all') return richText(value, options)
  const results = await Promise.all(Object.values(value ?? {}).map(async (text) => richText(text, options)))
  return results.find((result) => result !== true) ?? true
}

import { z } from 'zod'
import { burmeseInUnicode } from '@/forms/burmese-in-unicode'
import { typedText } from '@/forms/typed-text'
import { LONGEST_QUESTION } from '@/forms/longest-question'
import { carriedNames } from './shown-part'

export const question = z
  .string()
  .max(4 * LONGEST_QUESTION.ai)
  .transform((text) => typedText(burmeseInUnicode(text).normalize('NFC')).replace(/\s+/gu, ' '))

export const askedQuestion = z.strictObject({
  lang: z.string().min(2).max(20),
  question: question.pipe(z.string().min(1).max(LONGEST_QUESTION.ai)),
  carried: carriedNames,
})

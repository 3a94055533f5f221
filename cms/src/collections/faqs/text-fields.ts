import type { Field } from 'payload'
import { articleText } from '../../fields/rich-text/article-text'
import { everyLanguage } from '../../fields/rich-text/every-language'
import { shortAnswer } from '../../fields/short-answer'

export const textFields: Field[] = [
  {
    name: 'question',
    type: 'text',
    required: true,
    localized: true,
    maxLength: 200,
    admin: { description: 'As a visitor would ask it.' },
  },
  shortAnswer,
  {
    name: 'answer',
    type: 'richText',
    required: true,
    localized: true,
    editor: articleText,
    validate: everyLanguage,
  },
]

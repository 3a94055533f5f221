import type { TextareaField } from 'payload'

/** What the assistant says first. */
export const shortAnswer: TextareaField = {
  name: 'shortAnswer',
  label: 'Short answer',
  type: 'textarea',
  localized: true,
  maxLength: 400,
  admin: {
    description:
      'One to three sentences that answer the title by themselves, with a warning if there is one. The assistant shows them whole.',
  },
}

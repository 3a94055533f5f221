import type { Field, TextFieldSingleValidation } from 'payload'
import { shortText } from '../../fields/rich-text/short-text'
import { webAddress } from '../../fields/web-address'
import { inWords } from '../../refusals/say-refusal'

const NETWORKS = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  telegram: 'Telegram',
}

const e164: TextFieldSingleValidation = inWords(
  (value) =>
    !value || /^\+[1-9]\d{3,14}$/.test(value) || 'Write it as it is dialled from abroad: + and digits alone.',
)

/** `countryData` of §3. */
export const contactFields: Field[] = [
  {
    name: 'address',
    type: 'textarea',
    localized: true,
    maxLength: 400,
    admin: { description: 'Empty shows the company’s address.' },
  },
  {
    name: 'hotline',
    type: 'richText',
    localized: true,
    editor: shortText,
    admin: { description: 'Numbers and opening hours, as visitors shall read them.' },
  },
  {
    name: 'hotlineNumber',
    type: 'text',
    validate: e164,
    admin: {
      description: 'The first number as it is dialled, such as +2348001234567. The call button uses it.',
    },
  },
  { name: 'email', type: 'email' },
  {
    type: 'collapsible',
    label: 'Social networks',
    admin: { description: 'The whole address, such as https://…; empty hides the icon.' },
    fields: Object.entries(NETWORKS).map(([name, label]) => ({
      name,
      label,
      type: 'text',
      validate: webAddress,
    })),
  },
]

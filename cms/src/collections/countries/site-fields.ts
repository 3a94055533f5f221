import type { Field } from 'payload'

/** In place of rules for single countries [2.3#10], [2.3#11], [2.3#22], [2.3#31]. */
const SWITCHES = [
  { name: 'repairAppointment', label: 'Link to repair appointments in header and footer' },
  { name: 'cookieBanner', label: 'Ask for consent to cookies' },
  { name: 'grayscale', label: 'Show the whole site in grey' },
  { name: 'refundPolicy', label: 'Link to the refund and cancellation policy' },
  { name: 'searchIcon', label: 'Search icon in the header' },
] as const

export const siteFields: Field[] = [
  {
    name: 'analyticsId',
    type: 'text',
    maxLength: 40,
    admin: { description: 'Empty measures nothing.' },
  },
  {
    name: 'features',
    type: 'group',
    label: 'What this country’s site has',
    fields: SWITCHES.map(({ name, label }) => ({
      name,
      label,
      type: 'checkbox',
      defaultValue: name === 'searchIcon',
    })),
  },
]

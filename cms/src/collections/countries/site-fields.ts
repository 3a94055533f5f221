import type { Field } from 'payload'
import { themeField } from './theme-field'
import { webAddress } from '../../fields/web-address'

/** [2.3#10], [2.3#11], [2.3#22], [2.3#31] */
const SWITCHES = [
  { name: 'repairAppointment', label: 'Link to repair appointments in header and footer' },
  { name: 'cookieBanner', label: 'Ask for consent to cookies' },
  { name: 'grayscale', label: 'Show the whole site in grey' },
  { name: 'refundPolicy', label: 'Link to the refund and cancellation policy' },
  { name: 'searchIcon', label: 'Search icon in the header' },
  // Its effect is not specified [3#16].
  { name: 'special', label: 'Special country (has no effect yet)' },
] as const

export const siteFields: Field[] = [
  themeField,
  {
    name: 'appUrl',
    label: 'Address of the app',
    type: 'text',
    maxLength: 500,
    validate: webAddress,
    admin: { description: 'Where the QR code of the app leads to. Empty: as in the site settings.' },
  },
  {
    name: 'deliveryCities',
    label: 'Cities with delivery repair',
    labels: { singular: 'City', plural: 'Cities' },
    type: 'array',
    maxRows: 200,
    admin: {
      initCollapsed: true,
      description: 'Where a device is fetched and brought back. Drag to change the order.',
      components: { RowLabel: '/admin/menu-row-label#MenuRowLabel' },
    },
    fields: [{ name: 'name', type: 'text', required: true, localized: true, maxLength: 80 }],
  },
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

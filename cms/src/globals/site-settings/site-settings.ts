import type { GlobalConfig } from 'payload'
import { webAddress } from '../../fields/web-address'
import { SITE_DEFAULTS } from '../../fields/site-defaults'
import { figureFields } from './figure-fields'

export const SiteSettings = {
  slug: 'site-settings',
  label: 'Site settings',
  admin: { group: 'Settings', description: 'What holds for all countries. It works as soon as it is saved.' },
  versions: { max: 30 },
  fields: [
    {
      name: 'companyAddress',
      label: 'Address of the company',
      type: 'textarea',
      localized: true,
      maxLength: 400,
      admin: { description: 'The footer shows it for every country that has no address of its own.' },
    },
    {
      name: 'copyrightYear',
      label: 'Year of the copyright line',
      type: 'number',
      required: true,
      defaultValue: SITE_DEFAULTS.copyrightYear,
      min: 2000,
      max: 2100,
    },
    {
      name: 'appUrl',
      label: 'Address of the app',
      type: 'text',
      maxLength: 500,
      validate: webAddress,
      admin: {
        description:
          'Where the QR code of the app leads to. Empty shows no code. A country may have an address of its own.',
      },
    },
    {
      name: 'figures',
      type: 'group',
      label: 'Figures',
      admin: { description: 'As visitors shall read them, such as “5500+”.' },
      fields: figureFields,
    },
    {
      name: 'accountChannel',
      label: 'Channel at the account provider',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 1,
      max: 99,
      admin: { description: 'Sent with every log-in. Change it only when the account provider asks for it.' },
    },
  ],
} satisfies GlobalConfig

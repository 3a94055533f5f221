import type { CollectionConfig } from 'payload'
import { oldPath } from './old-path'
import { refuseCircles } from './refuse-circles'
import { target } from './target'

/** [2.2#21]–[2.2#23] */
export const Redirects = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    group: 'Marketing',
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    pagination: { defaultLimit: 50 },
    description: 'Addresses that have moved. A redirect works as soon as it is saved.',
  },
  defaultSort: 'from',
  versions: { maxPerDoc: 30 },
  // A copy would be live at once.
  disableDuplicate: true,
  hooks: { beforeChange: [refuseCircles] },
  fields: [
    oldPath,
    target,
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description: 'Browsers and search engines remember a permanent one. Switch it off to try one out.',
      },
    },
  ],
} satisfies CollectionConfig

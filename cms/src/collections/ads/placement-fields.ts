import { ROUTE_NAMES } from '@carelane/main-api'
import type { Field } from 'payload'
import { menuAddress } from '../../fields/menu-address'
import { inWords } from '../../refusals/say-refusal'

/** [2.3#25]–[2.3#30] */
export const placementFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'pictureNarrow',
        label: 'Picture for phones',
        type: 'upload',
        relationTo: 'media',
        required: true,
        admin: { description: '720 × 200 pixels.' },
      },
      {
        name: 'pictureWide',
        label: 'Picture for wide screens',
        type: 'upload',
        relationTo: 'media',
        admin: { description: '2240 × 240 pixels. Without it, the one for phones is used.' },
      },
    ],
  },
  {
    name: 'pictureProportions',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '/admin/banner-pictures/banner-pictures-field#BannerPicturesField' },
    },
  },
  {
    name: 'url',
    label: 'Leads to',
    type: 'text',
    validate: inWords((value: unknown) => menuAddress(value, true)),
    admin: { description: 'A page such as “news”, the number of an article, a whole address, or nothing.' },
  },
  {
    name: 'slot',
    type: 'select',
    required: true,
    defaultValue: 'top',
    options: [
      { value: 'top', label: 'Top' },
      { value: 'bottom', label: 'Bottom (phones only)' },
    ],
  },
  {
    name: 'area',
    label: 'Pages',
    type: 'select',
    hasMany: true,
    required: true,
    defaultValue: ['1', '2'],
    options: [
      { value: '1', label: 'Country home' },
      { value: '2', label: 'Other pages' },
    ],
  },
  {
    name: 'blockLink',
    label: 'Not on',
    type: 'select',
    hasMany: true,
    options: [...ROUTE_NAMES],
    admin: { description: 'Pages on which it is hidden.' },
  },
]

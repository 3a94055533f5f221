import { LANDING_PAGES, type LandingPageName } from '@carelane/main-api'
import type { CollectionConfig } from 'payload'
import { audience } from '../../fields/audience'
import { editorialVersions } from '../../fields/editorial'
import { oneForEachCountry } from '../../fields/own-versions/one-for-each-country'
import { shortAnswer } from '../../fields/short-answer'
import { SECTIONS } from './sections/sections'

const PAGE_LABELS: Record<LandingPageName, string> = {
  home: 'Country home',
  'phone-repair': 'Phone repair',
  'phone-repair-services': 'Phone repair services',
  'broken-screen-service': 'Broken screen service',
  'air-conditioner-repair-and-service': 'Air conditioner repair and service',
  'after-sales': 'After-sales',
  'tv-warranty': 'TV warranty',
  'service-manal': 'Service manual',
  'service-manal-detail': 'Service manual, details',
  'exclusive-service': 'Exclusive service',
  protection: 'Protection',
  about: 'About us',
  contact: 'Contact us',
}

/** [2.4#1]–[2.4#8], [2.4#15]–[2.4#18] */
export const LandingPages = {
  slug: 'landing-pages',
  labels: { singular: 'Landing page', plural: 'Landing pages' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'page', '_status', 'allCountries', 'updatedAt'],
    listSearchableFields: ['title'],
    pagination: { defaultLimit: 50 },
    description:
      'Pages that are built of sections, the country home among them. One that names countries takes the place of the one for all countries there.',
  },
  defaultSort: 'page',
  versions: editorialVersions,
  hooks: { beforeChange: [oneForEachCountry('landing-pages', 'page')] },
  fields: [
    { name: 'title', type: 'text', required: true, localized: true, maxLength: 120 },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 300,
      admin: { description: 'One or two sentences, shown below the title and by search engines.' },
    },
    shortAnswer,
    {
      name: 'sections',
      type: 'blocks',
      labels: { singular: 'Section', plural: 'Sections' },
      blocks: SECTIONS,
      maxRows: 30,
      admin: { description: 'From top to bottom. Drag to change the order.', initCollapsed: true },
    },
    {
      name: 'page',
      type: 'select',
      required: true,
      index: true,
      options: LANDING_PAGES.map((value) => ({ value, label: PAGE_LABELS[value] })),
      admin: { position: 'sidebar' },
    },
    ...audience,
  ],
} satisfies CollectionConfig

import type { CallDocument } from '../call-document'
import { body } from './news'
import { picture } from './picture'

export const landingPage: CallDocument<'landingPage'> = {
  group: 'Pages',
  summary: 'Answers a page that editors build of sections',
  description:
    'The whole of it is in one language: English, where the one asked for lacks a text. Questions are the first six of their topic; what the site fills itself comes as a section of type live.',
  example: {
    request: { shortName: 'ng', page: 'phone-repair' },
    result: {
      page: 'phone-repair',
      title: 'Phone repair',
      description: 'Original parts, done while you wait.',
      sections: [
        {
          type: 'hero',
          id: '6b0148e0400aed3189d40607',
          anchor: null,
          title: 'Your phone, repaired by those who built it',
          text: null,
          picture,
          actions: [{ label: 'Find a service center', url: 'service-center' }],
        },
        {
          type: 'questions',
          id: '6b0148e0400aed3189d4060b',
          anchor: 'questions',
          title: 'What visitors ask',
          topic: 'repair',
          items: [{ id: 3, question: 'What do you repair?', answer: body }],
        },
        {
          type: 'live',
          id: '6b0148e0400aed3189d4060c',
          anchor: null,
          title: null,
          shows: 'tools',
          intro: null,
        },
      ],
      updatedAt: '2026-03-02T09:30:00.000Z',
      locale: 'en',
    },
  },
}

export const legalPage: CallDocument<'legalPage'> = {
  group: 'Pages',
  summary: 'Answers a legal page',
  description: 'As this country has it [7#54]–[7#57]; not every country has each of them.',
  example: {
    request: { shortName: 'pk', kind: 'pk-policy' },
    result: {
      kind: 'pk-policy',
      title: 'Refunds and cancellations',
      body,
      effectiveFrom: '2026-01-01',
      updatedAt: '2026-01-01T06:00:00.000Z',
      locale: 'en',
    },
  },
}

export const redirectList: CallDocument<'redirectList'> = {
  group: 'Pages',
  summary: 'Lists the addresses that have moved',
  description:
    'Of all countries [2.2#21]–[2.2#23]. Where from ends with /*, all pages below it have moved. to is a path or an absolute URL.',
  example: {
    request: {},
    result: { redirects: [{ from: '/ru/service-policy/*', to: '/ru/warranty-check/', permanent: true }] },
  },
}

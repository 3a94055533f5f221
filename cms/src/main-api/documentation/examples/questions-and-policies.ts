import type { PolicySummary } from '@carelane/main-api'
import type { CallDocument } from '../call-document'
import { body, news12 } from './news'

export const faqList: CallDocument<'faqList'> = {
  group: 'Questions and policies',
  summary: 'Lists the questions and answers of a country',
  description:
    'By topic and then as ordered; one topic alone where it is named. related are the ids of other questions that this country shows.',
  example: {
    request: { shortName: 'ng', topic: 'repair' },
    result: {
      faqs: [
        {
          id: 3,
          topic: 'repair',
          question: 'What do you repair?',
          answer: body,
          products: ['mobile-phones', 'tablets'],
          related: [7],
          relatedArticles: [news12],
          updatedAt: '2026-03-02T09:30:00.000Z',
          locale: 'en',
        },
      ],
    },
  },
}

const phonePolicy: PolicySummary = {
  id: 4,
  brand: { slug: 'aster', name: 'Aster' },
  product: 'mobile-phone',
  title: 'Warranty of Aster phones',
  effectiveFrom: '2026-01-01',
}

export const policyList: CallDocument<'policyList'> = {
  group: 'Questions and policies',
  summary: 'Lists the service policies that a country can choose from',
  description: 'One for each brand and product [2.4#13].',
  example: { request: { shortName: 'ng' }, result: { policies: [phonePolicy] } },
}

export const policy: CallDocument<'policy'> = {
  group: 'Questions and policies',
  summary: 'Answers a service policy as it is in force today',
  description:
    'Today is the day in the country [2.4#14]; next is a wording that was decided and is not in force yet. Where the country has a policy of its own for the brand and product, that is the answer.',
  example: {
    request: { shortName: 'ng', id: 4 },
    result: {
      ...phonePolicy,
      summary: 'Twelve months on the device, six on the battery.',
      body,
      next: { effectiveFrom: '2027-01-01', summary: 'Two years on the device.' },
      updatedAt: '2026-03-02T09:30:00.000Z',
      locale: 'en',
    },
  },
}

import type { FaultFinderSummary } from '@carelane/main-api'
import type { CallDocument } from '../call-document'

const summary: FaultFinderSummary = {
  id: 3,
  slug: 'phone-will-not-charge',
  product: 'mobile-phones',
  title: 'My phone doesn’t charge',
  intro: 'A few questions, and you know what to do.',
  locale: 'en',
}

export const faultFinderList: CallDocument<'faultFinderList'> = {
  group: 'Questions and policies',
  summary: 'Lists the trees by which visitors find what is wrong with a device',
  description: 'By kind of device, and then as ordered. A country’s own takes the place of the one for all.',
  example: { request: { shortName: 'ng' }, result: { finders: [summary] } },
}

export const faultFinder: CallDocument<'faultFinder'> = {
  group: 'Questions and policies',
  summary: 'Answers a tree of questions with all its steps',
  description:
    'The first step is the start; an answer names the key of the step that it leads to. All of it is in one language: in English where a text is not translated yet.',
  example: {
    request: { shortName: 'ng', slug: 'phone-will-not-charge' },
    result: {
      ...summary,
      steps: [
        {
          key: 'other-cable',
          kind: 'question',
          text: 'Does it charge with another cable?',
          help: 'Try a cable that charges another phone.',
          answers: [
            { text: 'Yes', next: 'cable' },
            { text: 'No', next: 'book' },
          ],
        },
        { key: 'cable', kind: 'outcome', text: 'The cable is worn.', help: null, outcome: { kind: 'fixed' } },
        { key: 'book', kind: 'outcome', text: 'We look at it.', help: null, outcome: { kind: 'booking' } },
      ],
      updatedAt: '2026-11-20T09:30:00.000Z',
    },
  },
}

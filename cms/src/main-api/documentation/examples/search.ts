import type { CallDocument } from '../call-document'

export const quickLinks: CallDocument<'quickLinks'> = {
  group: 'Search',
  summary: 'Finds quick links',
  description:
    'Those whose name or other words begin like what was typed [7#14]; without qr, the first ones of the country.',
  example: {
    request: { shortName: 'ng', qr: 'warr' },
    result: [{ name: 'Check your warranty', url: 'warranty-check' }],
  },
}

export const search: CallDocument<'search'> = {
  group: 'Search',
  summary: 'Searches everything that a country shows',
  description:
    'Best first, and how many there are of each kind. Typing errors are forgiven; didYouMean is the question with them mended, where that finds more.',
  example: {
    request: { shortName: 'ng', q: 'battery', kind: 'tips', page: 1, size: 10 },
    result: {
      hits: [
        {
          kind: 'tips',
          id: 31,
          title: 'Make your battery last',
          titleHighlights: [{ start: 10, end: 17 }],
          excerpt: 'Four habits that keep a battery young.',
          excerptHighlights: [{ start: 24, end: 31 }],
          url: 'tips-detail/make-your-battery-last/',
          locale: 'en',
        },
      ],
      total: 1,
      totals: { service: 0, faq: 2, news: 0, tips: 1, policy: 0, more: 0 },
      page: 1,
      size: 10,
      didYouMean: null,
    },
  },
}

export const assistantPassages: CallDocument<'assistantPassages'> = {
  group: 'Search',
  summary: 'Finds the passages that answer a question',
  description:
    'Pieces of what the country shows, cut by heading and into sentences, best first: in its language, and in English where there is none. Nothing is found for a question that no document supports. Beside them, what the question may mean, as learned from the phrases of “How people ask”.',
  example: {
    request: { shortName: 'ng', question: 'my phone is boiling, how do I cool it', device: '', topic: '' },
    result: {
      passages: [
        {
          kind: 'tips',
          title: 'When your phone gets hot',
          url: '31',
          locale: 'en',
          heading: 'Cool it down',
          sentences: ['Take off the case: Thick cases keep the heat in.'],
          isSteps: true,
          telling: [0],
          shortAnswer: 'Unplug it and take off the case. Never cool it in the refrigerator.',
          score: 0.92,
        },
      ],
      intents: [
        {
          name: 'My phone gets hot',
          answer: 'pages',
          tool: null,
          probability: 0.86,
          pages: [{ title: 'When your phone gets hot', url: '31', locale: 'en' }],
        },
      ],
      finder: null,
    },
  },
}

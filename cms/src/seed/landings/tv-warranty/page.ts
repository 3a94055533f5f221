import type { LandingPlan } from '../landing'
import { pictures } from './pictures'

export const page = {
  page: 'tv-warranty',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.television,
      actions: { policy: 'service-policy', contact: 'contact' },
    },
    {
      id: 'first-day',
      anchor: 'first-day',
      type: 'steps',
      items: { carry: {}, unpack: {}, look: {}, keep: {} },
    },
    {
      id: 'coverage',
      anchor: 'coverage',
      type: 'coverage',
      covered: ['panel', 'boards', 'sound', 'labour'],
      excluded: ['crack', 'pressure', 'voltage', 'burnIn', 'wear'],
    },
    { id: 'fault', type: 'text' },
    { id: 'claim', anchor: 'claim', type: 'steps', items: { note: {}, ask: {}, visit: {}, decide: {} } },
    {
      id: 'solve',
      type: 'cards',
      items: {
        sound: { icon: 'tv', url: 'article:tv-has-no-sound' },
        network: { icon: 'tv', url: 'article:tv-wifi-keeps-dropping' },
        clean: { icon: 'tv', url: 'article:clean-tv-screen-safely' },
      },
    },
    { id: 'questions', type: 'questions', topic: 'warranty' },
  ],
} as const satisfies LandingPlan

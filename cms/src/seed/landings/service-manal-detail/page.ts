import type { LandingPlan } from '../landing'
import { pictures } from './pictures'

export const page = {
  page: 'service-manal-detail',
  sections: [
    {
      id: 'hero',
      type: 'hero',
      picture: pictures.manual,
      actions: { list: 'service-manal' },
    },
    { id: 'phones', anchor: 'phones', type: 'text' },
    { id: 'tablets', anchor: 'tablets', type: 'text' },
    { id: 'laptops', anchor: 'laptops', type: 'text' },
    { id: 'tvs', anchor: 'tvs', type: 'text' },
    { id: 'home-appliances', anchor: 'home-appliances', type: 'text' },
    { id: 'accessories', anchor: 'accessories', type: 'text' },
    {
      id: 'before-repair',
      anchor: 'before-repair',
      type: 'steps',
      items: { save: {}, cards: {}, account: {}, photos: {} },
    },
    { id: 'repair', type: 'call-to-action', actions: { find: 'service-center', price: 'spare-parts-price' } },
  ],
} as const satisfies LandingPlan

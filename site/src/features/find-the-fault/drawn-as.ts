import type { Product } from '@carelane/main-api'
import type { DrawnDevice } from '@/ui/device-drawing/device-drawing'

/** A device of each kind. */
export const DRAWN_AS: Record<Product, DrawnDevice> = {
  'mobile-phones': { model: '', product: 'phone' },
  tablets: { model: '', product: 'tablet' },
  computers: { model: '', product: 'laptop' },
  tvs: { model: '', product: 'television' },
  'home-appliances': { model: '', product: 'washing machine' },
  accessories: { model: '', product: 'earbuds' },
}

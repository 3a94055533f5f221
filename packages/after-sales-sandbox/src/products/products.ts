import { MODELS } from '../devices/models'

export interface Product {
  id: number
  kind: string
  brand: string
  series: string
  name: string
}

const KINDS: Readonly<Record<string, string>> = {
  smartphone: 'Mobile Phone',
  'feature-phone': 'Mobile Phone',
  tablet: 'Tablet',
  wearable: 'Retail Accessories',
  router: 'Home Network',
}

const WITHOUT_IMEI = [
  {
    kind: 'TV',
    brand: 'Solis',
    names: ['Vision 32', 'Vision 43', 'Vision 50', 'Vision 55', 'Frame 43', 'Frame 65'],
  },
  {
    kind: 'Home Appliance',
    brand: 'Solis',
    names: ['Breeze AC 9', 'Breeze AC 12', 'Fresh Fridge 200', 'Fresh Fridge 320'],
  },
  { kind: 'Laptop', brand: 'Aster', names: ['Book 14', 'Book 15', 'Book 16 Pro', 'Air 13', 'Air 14'] },
  { kind: 'Laptop', brand: 'Kite', names: ['Note 14', 'Note 15', 'Note 15 Go'] },
  { kind: 'Retail Accessories', brand: 'Kite', names: ['Buds 2', 'Bank 20'] },
]

export const PRODUCTS: readonly Product[] = [
  ...MODELS.map(({ id, brand, name, product_class }) => ({
    id,
    kind: KINDS[product_class] ?? product_class,
    brand,
    series: seriesOf(name),
    name,
  })),
  ...WITHOUT_IMEI.flatMap(({ kind, brand, names }) => names.map((name) => ({ kind, brand, name }))).map(
    ({ kind, brand, name }, at) => ({
      id: MODELS.length + at + 1,
      kind,
      brand,
      series: seriesOf(`${brand} ${name}`),
      name: `${brand} ${name}`,
    }),
  ),
]

/** `Nova` of `Aster Nova 5 Pro`. */
function seriesOf(name: string): string {
  return name.split(' ')[1] ?? name
}

export const BRANDS = [
  { name: 'Aster', writes_booleans_as_text: false },
  { name: 'Kite', writes_booleans_as_text: true },
  { name: 'Solis', writes_booleans_as_text: true },
] as const

interface ProductLine {
  brand: (typeof BRANDS)[number]['name']
  productClass: string
  materialGroup: string
  hoursOnlineUntilActive: number
  names: readonly string[]
}

const PRODUCT_LINES: readonly ProductLine[] = [
  {
    brand: 'Aster',
    productClass: 'smartphone',
    materialGroup: 'Smartphone',
    hoursOnlineUntilActive: 72,
    names: [
      'Aster Nova 3',
      'Aster Nova 4',
      'Aster Nova 5',
      'Aster Nova 5 Pro',
      'Aster Nova 6',
      'Aster Nova 6 Pro',
      'Aster Lumen 8',
      'Aster Lumen 9',
      'Aster Lumen 9 Plus',
      'Aster Lumen 10',
      'Aster Field 2',
      'Aster Field 3',
      'Aster Fold One',
      'Aster Fold Two',
    ],
  },
  {
    brand: 'Aster',
    productClass: 'tablet',
    materialGroup: 'Tablet',
    hoursOnlineUntilActive: 48,
    names: ['Aster Slate 8', 'Aster Slate 10', 'Aster Slate 11', 'Aster Slate 12 Pro'],
  },
  {
    brand: 'Kite',
    productClass: 'smartphone',
    materialGroup: 'Smartphone',
    hoursOnlineUntilActive: 72,
    names: [
      'Kite Spark 1',
      'Kite Spark 2',
      'Kite Spark 3',
      'Kite Spark 3 Go',
      'Kite Pop 5',
      'Kite Pop 6',
      'Kite Pop 6 Plus',
      'Kite Pop 7',
    ],
  },
  {
    brand: 'Kite',
    productClass: 'feature-phone',
    materialGroup: 'Feature phone',
    hoursOnlineUntilActive: 24,
    names: ['Kite Classic 110', 'Kite Classic 120', 'Kite Classic 210', 'Kite Classic 310', 'Kite Torch 2'],
  },
  {
    brand: 'Kite',
    productClass: 'wearable',
    materialGroup: 'Wearable',
    hoursOnlineUntilActive: 24,
    names: ['Kite Watch 2 LTE', 'Kite Watch 3 LTE', 'Kite Watch Kids', 'Kite Tag LTE'],
  },
  {
    brand: 'Solis',
    productClass: 'router',
    materialGroup: 'Home router',
    hoursOnlineUntilActive: 12,
    names: ['Solis Link 4G', 'Solis Link 4G Duo', 'Solis Link 5G', 'Solis Link 5G Max', 'Solis Hub TV 4G'],
  },
]

export interface Model {
  id: number
  brand: string
  name: string
  product_class: string
  material_group: string
  type_allocation_code: string
  hours_online_until_active: number
}

/** Type allocation codes beginning with 00 are reserved for tests. */
export const MODELS: readonly Model[] = PRODUCT_LINES.flatMap((line) =>
  line.names.map((name) => ({ line, name })),
).map(({ line, name }, at) => ({
  id: at + 1,
  brand: line.brand,
  name,
  product_class: line.productClass,
  material_group: line.materialGroup,
  type_allocation_code: `00440${String(at + 101)}`,
  hours_online_until_active: line.hoursOnlineUntilActive,
}))

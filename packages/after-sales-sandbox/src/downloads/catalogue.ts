import { PRODUCTS, type Product } from '../products/products'
import { seededRandom } from '../random'

export type FileKind = 'driver' | 'user-manual' | 'installation-guide' | 'service-manual'

export interface CatalogueFile {
  fileId: string
  kind: FileKind
  product: Product
  title: string
  category: string | null
  os: string | null
  version: string
  releasedIn: number
  noise: number
}

const SEED = 30_034
const SYSTEMS = ['Windows 10', 'Windows 11'] as const
const MEGABYTE = 1_000_000

const DRIVERS = [
  ['Graphics', 180],
  ['Audio', 45],
  ['Wi-Fi', 12],
  ['Bluetooth', 8],
  ['Chipset', 5],
  ['BIOS', 16],
  ['Touchpad', 3],
  ['Camera', 6],
  ['Card Reader', 4],
  ['Fingerprint', 7],
  ['Management Engine', 60],
  ['USB-C', 2],
  ['Hotkeys', 9],
  ['Storage', 3],
] as const

const LAPTOPS = PRODUCTS.filter(({ kind }) => kind === 'Laptop')

export function catalogue(): CatalogueFile[] {
  const random = seededRandom(SEED)
  const file = (
    kind: FileKind,
    product: Product,
    parts: { title: string; category?: string; os?: string; megabytes: number },
  ): CatalogueFile => ({
    fileId: `${[product.name, kind, parts.category, parts.os].filter(Boolean).join('-').toLowerCase().replaceAll(' ', '-')}.${kind === 'driver' ? 'zip' : 'pdf'}`,
    kind,
    product,
    title: parts.title,
    category: parts.category ?? null,
    os: parts.os ?? null,
    version: [10, 40, 900].map((most) => 1 + Math.floor(random() * most)).join('.'),
    releasedIn: Math.round(random() * 600 - 560),
    noise: Math.round(parts.megabytes * MEGABYTE * (0.7 + random() * 0.6)),
  })
  return [
    ...LAPTOPS.flatMap((product) => [
      ...SYSTEMS.flatMap((os) =>
        DRIVERS.map(([category, megabytes]) =>
          file('driver', product, { title: `${category} driver`, category, os, megabytes }),
        ),
      ),
      file('user-manual', product, { title: `${product.name} user manual`, megabytes: 6 }),
      file('installation-guide', product, { title: `${product.name} installation guide`, megabytes: 1.5 }),
    ]),
    ...PRODUCTS.map((product) =>
      file('service-manual', product, { title: `${product.name} service manual`, megabytes: 11 }),
    ),
  ]
}

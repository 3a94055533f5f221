import { PRODUCTS } from '@carelane/main-api'
import type { SelectField } from 'payload'

const LABELS: Record<(typeof PRODUCTS)[number], string> = {
  'mobile-phones': 'Mobile phones',
  tablets: 'Tablets',
  computers: 'Computers',
  tvs: 'TVs',
  'home-appliances': 'Home appliances',
  accessories: 'Accessories',
}

export const PRODUCT_OPTIONS = PRODUCTS.map((value) => ({ value, label: LABELS[value] }))

export const products: SelectField = {
  name: 'products',
  label: 'Kinds of device',
  type: 'select',
  hasMany: true,
  options: PRODUCT_OPTIONS,
  admin: { position: 'sidebar', description: 'What it is about. Empty: any device.' },
}

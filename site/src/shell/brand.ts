import { environment } from '@/platform/environment'

export const PRODUCT_BRANDS = ['Aster', 'Kite', 'Solis'] as const
export type ProductBrand = (typeof PRODUCT_BRANDS)[number]

export function serviceBrand(): string {
  return environment().SERVICE_BRAND
}

export function serviceBrandName(): string {
  const brand = serviceBrand()
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}

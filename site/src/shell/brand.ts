import { environment } from '@/platform/environment'

/** The group's product brands, whose after-sales service this is. */
export const PRODUCT_BRANDS = ['Aster', 'Kite', 'Solis'] as const
export type ProductBrand = (typeof PRODUCT_BRANDS)[number]

/** The service brand as it stands in addresses. */
export function serviceBrand(): string {
  return environment().SERVICE_BRAND
}

/** The service brand as it is written. */
export function serviceBrandName(): string {
  const brand = serviceBrand()
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}

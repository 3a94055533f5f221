import { environment } from '@/platform/environment'
import { brandColors, type BrandColors } from './brand-colors'

let made: BrandColors | undefined

export function groupColors(): BrandColors | undefined {
  const { BRAND_COLOR } = environment()
  if (BRAND_COLOR === undefined) return undefined
  return (made ??= brandColors(BRAND_COLOR))
}

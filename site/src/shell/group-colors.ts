import { environment } from '@/platform/environment'
import { brandColors, type BrandColors } from './brand-colors'

let made: BrandColors | undefined

/** The custom properties of the configured `BRAND_COLOR`; undefined where the site keeps its own. */
export function groupColors(): BrandColors | undefined {
  const { BRAND_COLOR } = environment()
  if (BRAND_COLOR === undefined) return undefined
  return (made ??= brandColors(BRAND_COLOR))
}

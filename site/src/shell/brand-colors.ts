import Color from 'colorjs.io'

/** As in `ui/tokens.css`. */
const LIGHT = { surface: '#f4f7f6', onBrand: '#fff' }
const DARK = { surface: '#16242a', onBrand: '#06211f' }

/** WCAG 2.2, 1.4.3 */
const CONTRAST = 4.5
const STEP = 0.02

export type BrandColors = Readonly<Record<`--group-${string}`, string>>

/**
 * Adjusted for contrast.
 * @param color `#0b6b66`
 */
export function brandColors(color: string): BrandColors {
  const light = readable(color, 'black', LIGHT)
  const dark = readable(color, 'white', DARK)
  return {
    '--group-brand': hex(light),
    '--group-brand-strong': mixed(light, 'black', 0.2),
    '--group-brand-soft': mixed(light, 'white', 0.89),
    '--group-brand-dark': hex(dark),
    '--group-brand-strong-dark': mixed(dark, 'white', 0.35),
    '--group-brand-soft-dark': mixed(light, '#0e181c', 0.65),
  }
}

function readable(color: string, towards: 'black' | 'white', beside: typeof LIGHT): Color {
  for (let share = 0; share < 1; share += STEP) {
    const shade = Color.mix(color, towards, share, { space: 'oklab', outputSpace: 'srgb' })
    const all = Object.values(beside).every((other) => shade.contrast(other, 'WCAG21') >= CONTRAST)
    if (all) return shade
  }
  return new Color(towards)
}

function mixed(color: Color, other: string, share: number): string {
  return hex(Color.mix(color, other, share, { space: 'oklab', outputSpace: 'srgb' }))
}

function hex(color: Color): string {
  return color.toGamut({ space: 'srgb' }).toString({ format: 'hex', collapse: false })
}

import type { Screen } from './screens'

export interface Look {
  section: string
  html: string
  dir: 'ltr' | 'rtl'
  /** CSS px, like the height. */
  width: number
  height: number
}

const SECTIONS = [
  { section: 'ng', html: 'en-NG', dir: 'ltr' },
  { section: 'sa', html: 'ar-SA', dir: 'rtl' },
  { section: 'th', html: 'th-TH', dir: 'ltr' },
] as const

const SIZES = [size(320), size(1280), size(360), size(768)]

export const WHOLE: readonly Look[] = SIZES.flatMap((each) =>
  SECTIONS.map((section) => ({ ...section, ...each })),
)

export function wholeOf({ without = [] }: Pick<Screen, 'without'>): Look[] {
  return WHOLE.filter(({ section }) => !without.includes(section))
}

export function sampleOf(screen: Pick<Screen, 'without'>, place: number): Look[] {
  const whole = wholeOf(screen)
  return whole.slice(place % whole.length).slice(0, 1)
}

function size(width: number) {
  return { width, height: width < 600 ? 640 : 800 }
}

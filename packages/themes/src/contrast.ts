/**
 * WCAG 2.2, relative luminance.
 * @param color `#0b6b66`
 * @returns 1 to 21
 */
export function contrast(color: string, other: string): number {
  const [lighter, darker] = [luminance(color), luminance(other)].sort((one, two) => two - one) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** The nearest to it, darker or lighter, that has a contrast with all others, if there is one. */
export function withContrast(color: string, others: readonly string[], least: number): string {
  const isGood = (mixed: string) => others.every((other) => contrast(mixed, other) >= least)
  const ways = ['#000000', '#ffffff'].map((end) => {
    for (let share = 0; share < 1; share += 0.02) {
      const mixed = mix(color, end, share)
      if (isGood(mixed)) return { mixed, share }
    }
    return { mixed: end, share: isGood(end) ? 1 : 2 }
  })
  return ways.reduce((one, two) => (two.share < one.share ? two : one)).mixed
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(color: string, other: string, share: number): string {
  const ends = channels(other)
  const mixed = channels(color).map((channel, at) =>
    Math.round(channel * (1 - share) + (ends[at] ?? 0) * share),
  )
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

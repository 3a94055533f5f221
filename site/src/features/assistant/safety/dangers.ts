/** Gravest first. */
export const DANGERS = [
  'selfHarm',
  'swallowed',
  'shock',
  'burn',
  'fire',
  'gas',
  'smoke',
  'leak',
  'swelling',
] as const

export type Danger = (typeof DANGERS)[number]

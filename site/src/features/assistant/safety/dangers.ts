/** What a safety card is for, the gravest for a person first, then the gravest for a room. */
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

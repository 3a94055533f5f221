import { INTENT_DANGERS } from '@carelane/main-api/intent-kinds'

/** Gravest first. */
export const DANGERS = INTENT_DANGERS

export type Danger = (typeof DANGERS)[number]

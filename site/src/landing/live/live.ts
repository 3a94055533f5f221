import type { LandingSection } from '@carelane/main-api'

export type Live = Extract<LandingSection, { type: 'live' }>

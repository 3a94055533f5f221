import type { LandingSection } from '@carelane/main-api'

/** A section that the site fills; the editor only places and titles it. */
export type Live = Extract<LandingSection, { type: 'live' }>

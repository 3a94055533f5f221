import type { LandingSection } from '@carelane/main-api'

/** A section that the site fills itself: its place and title are the editor's. */
export type Live = Extract<LandingSection, { type: 'live' }>

import type { InterfaceText } from '@carelane/messages/admin'
import type { EntryState, ReleaseState } from '../../releases/release-contract'

export const STATE_WORDS = {
  open: 'releaseOpen',
  scheduled: 'scheduled',
  live: 'live',
  'rolled-back': 'releaseRolledBack',
} as const satisfies Record<ReleaseState, InterfaceText>

export const ENTRY_WORDS = {
  ready: 'releaseReady',
  unapproved: 'releaseUnapproved',
  'no-draft': 'releaseNoDraft',
  changed: 'releaseChanged',
  gone: 'releaseGone',
  live: 'live',
  'kept-change': 'releaseKept',
} as const satisfies Record<EntryState, InterfaceText>

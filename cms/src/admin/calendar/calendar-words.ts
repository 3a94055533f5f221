import type { InterfaceText } from '@carelane/messages/admin'
import type { Area } from './banner-areas'
import type { ShownKind } from './calendar-question'
import type { CalendarEvent } from './read-calendar'

export const AREA_WORDS = {
  top: 'areaTop',
  'bottom-home': 'areaBottomHome',
  'bottom-others': 'areaBottomOthers',
} as const satisfies Record<Area, InterfaceText>

export const EVENT_WORDS = {
  publish: 'calendarPublish',
  unpublish: 'calendarUnpublish',
  'release-due': 'calendarReleaseDue',
  'release-live': 'calendarReleaseLive',
} as const satisfies Record<CalendarEvent['what'], InterfaceText>

export const KIND_WORDS = {
  banners: 'advertisements',
  plans: 'calendarPlans',
  releases: 'releases',
} as const satisfies Record<ShownKind, InterfaceText>

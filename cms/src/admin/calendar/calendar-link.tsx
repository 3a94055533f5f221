import type { ServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { NavLink } from '../nav-link'

export function CalendarLink({ user, i18n }: ServerProps) {
  return staffOf(user ?? null) ? <NavLink path="calendar" text="calendar" i18n={i18n} /> : null
}

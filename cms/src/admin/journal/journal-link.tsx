import type { ServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { NavLink } from '../nav-link'

export function JournalLink({ user, i18n }: ServerProps) {
  return staffOf(user ?? null) ? <NavLink path="journal" text="journal" i18n={i18n} /> : null
}

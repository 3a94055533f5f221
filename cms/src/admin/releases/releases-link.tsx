import type { ServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { NavLink } from '../nav-link'

export function ReleasesLink({ user, i18n }: ServerProps) {
  return staffOf(user ?? null) ? <NavLink path="releases" text="releases" i18n={i18n} /> : null
}

import type { ServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { NavLink } from '../nav-link'

export function LinksLink({ user, i18n }: ServerProps) {
  return staffOf(user ?? null) ? <NavLink path="link-check" text="links" i18n={i18n} /> : null
}

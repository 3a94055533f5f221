import type { ServerProps } from 'payload'
import { isAdministrator } from '../../access/staff'
import { NavLink } from '../nav-link'

export function AbuseLink({ user, i18n }: ServerProps) {
  return isAdministrator(user ?? null) ? <NavLink path="abuse" text="abuse" i18n={i18n} /> : null
}

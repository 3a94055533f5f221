import type { ServerProps } from 'payload'
import { staffOf } from '../../access/staff'
import { NavLink } from '../nav-link'

export function CoverageLink({ user, i18n }: ServerProps) {
  return staffOf(user ?? null) ? <NavLink path="coverage" text="coverage" i18n={i18n} /> : null
}

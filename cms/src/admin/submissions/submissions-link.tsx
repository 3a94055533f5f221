import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { NavLink } from '../nav-link'

export function SubmissionsLink({ user, i18n }: ServerProps) {
  return maySeeSubmissions(user) ? <NavLink path="submissions" text="submissions" i18n={i18n} /> : null
}

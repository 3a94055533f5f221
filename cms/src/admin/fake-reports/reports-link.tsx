import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { NavLink } from '../nav-link'

export function ReportsLink({ user, i18n }: ServerProps) {
  return maySeeSubmissions(user) ? <NavLink path="fake-reports" text="fakes" i18n={i18n} /> : null
}

import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { NavLink } from '../nav-link'

export function BenchLink({ user, i18n }: ServerProps) {
  return maySeeSubmissions(user) ? <NavLink path="assistant-bench" text="bench" i18n={i18n} /> : null
}

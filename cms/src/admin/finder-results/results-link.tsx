import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { NavLink } from '../nav-link'

export function FinderResultsLink({ user, i18n }: ServerProps) {
  return maySeeSubmissions(user) ? <NavLink path="fault-finder-results" text="finders" i18n={i18n} /> : null
}

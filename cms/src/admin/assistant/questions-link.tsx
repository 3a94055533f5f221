import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { NavLink } from '../nav-link'

export function QuestionsLink({ user, i18n }: ServerProps) {
  return maySeeSubmissions(user) ? <NavLink path="assistant-questions" text="questions" i18n={i18n} /> : null
}

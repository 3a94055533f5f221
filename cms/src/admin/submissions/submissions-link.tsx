import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { interfaceTexts } from '../interface-texts'

export function SubmissionsLink({ user, i18n }: ServerProps) {
  if (!maySeeSubmissions(user)) return null
  return (
    <a className="nav__link" id="nav-submissions" href="/admin/submissions">
      <span className="nav__link-label">{interfaceTexts(i18n.t)('submissions')}</span>
    </a>
  )
}

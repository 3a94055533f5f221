import type { ServerProps } from 'payload'
import { maySeeSubmissions } from '../../submissions/submissions-of'
import { interfaceTexts } from '../interface-texts'

export function BenchLink({ user, i18n }: ServerProps) {
  if (!maySeeSubmissions(user)) return null
  return (
    <a className="nav__link" id="nav-assistant-bench" href="/admin/assistant-bench">
      <span className="nav__link-label">{interfaceTexts(i18n.t)('bench')}</span>
    </a>
  )
}

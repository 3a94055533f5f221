import type { ServerProps } from 'payload'
import { isAdministrator } from '../../access/staff'
import { interfaceTexts } from '../interface-texts'

export function AbuseLink({ user, i18n }: ServerProps) {
  if (!isAdministrator(user ?? null)) return null
  return (
    <a className="nav__link" id="nav-abuse" href="/admin/abuse">
      <span className="nav__link-label">{interfaceTexts(i18n.t)('abuse')}</span>
    </a>
  )
}

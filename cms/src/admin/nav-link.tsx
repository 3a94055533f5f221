import type { ServerProps } from 'payload'
import type { InterfaceText } from '@carelane/messages/admin'
import { interfaceTexts } from './interface-texts'

interface NavLinkProps extends Pick<ServerProps, 'i18n'> {
  /** Of the view, below the admin. */
  path: string
  text: Extract<
    InterfaceText,
    | 'abuse'
    | 'bench'
    | 'calendar'
    | 'coverage'
    | 'fakes'
    | 'finders'
    | 'journal'
    | 'links'
    | 'questions'
    | 'releases'
    | 'submissions'
  >
}

/** As Payload draws those of collections. */
export function NavLink({ path, text, i18n }: NavLinkProps) {
  return (
    <a className="nav__link" id={`nav-${path}`} href={`/admin/${path}`}>
      <span className="nav__link-label">{interfaceTexts(i18n.t)(text)}</span>
    </a>
  )
}

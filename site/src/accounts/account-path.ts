import { href } from '@/links/href'

export const accountPath = (lang: string) => href(lang, 'account')

/** Not for `AppLink`: it leaves the site. */
export function signInPath(to: string): string {
  return `/login/?${new URLSearchParams({ to })}`
}

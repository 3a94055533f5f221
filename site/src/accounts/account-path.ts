import { href } from '@/links/href'

export const accountPath = (lang: string) => href(lang, 'account')

/** Leads to the provider and back to a page of ours; not for `AppLink`, as it leaves the site. */
export function signInPath(to: string): string {
  return `/login/?${new URLSearchParams({ to })}`
}

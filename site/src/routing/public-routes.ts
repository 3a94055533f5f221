import type { RouteName } from '@carelane/main-api'
import { ALL_ROUTES } from './routes'

export interface PublicRoute {
  name: RouteName
  /** Below `/{lang}/`; `*`: a document's key, `{brand}`: the service brand. */
  path: string
  on: 'every-section' | 'sections-of-document'
}

export const PUBLIC_ROUTES: readonly PublicRoute[] = ALL_ROUTES.flatMap(({ path, first, siteMap: on }) =>
  on ? [{ name: (first || 'home') as RouteName, path: path === 'about' ? 'about-{brand}' : path, on }] : [],
)

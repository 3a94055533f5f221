import { API_ROUTES } from '@/routing/api-routes'
import type { RouteDecision } from '@/routing/route-request'
import { isDownload } from '../downloads/asked-download'

const HEALTH_PATH = '/api/health/'

export type RequestKind =
  | Exclude<RouteDecision['kind'], 'sectionless-page'>
  | 'asset'
  | 'download'
  | 'form'
  | 'health'
  | 'page-data'
  | 'preview'
  | 'signed'

export function requestKind(decision: RouteDecision, method: string | undefined): RequestKind {
  switch (decision.kind) {
    case 'page':
      if (decision.isPreview) return 'preview'
      return method === 'POST' ? 'form' : 'page'
    case 'sectionless-page':
      return 'redirect'
    case 'api':
      if (decision.path === HEALTH_PATH) return 'health'
      if (isDownload(decision.path)) return 'download'
      return SIGNED.has(decision.path) ? 'signed' : 'api'
    default:
      return decision.kind
  }
}

const SIGNED: ReadonlySet<string> = new Set(
  Object.entries(API_ROUTES).flatMap(([path, route]) => ('isSigned' in route ? [path] : [])),
)

import { CALLS } from '@carelane/main-api'

const MAIN_API: ReadonlySet<string> = new Set(Object.values(CALLS).map(({ path }) => `/api${path}`))

export type RequestKind = 'health' | 'main-api' | 'media' | 'api' | 'admin' | 'other'

/** @param url as asked for */
export function requestKind(url: string): RequestKind {
  const [path = ''] = url.split('?')
  const bare = path.replace(/(.)\/$/, '$1')
  if (bare === '/api/health') return 'health'
  if (MAIN_API.has(bare)) return 'main-api'
  if (bare.startsWith('/api/media/file/')) return 'media'
  if (bare.startsWith('/api/')) return 'api'
  if (bare === '/admin' || bare.startsWith('/admin/')) return 'admin'
  return 'other'
}

import { findRoute } from './routes'

/**
 * True if scripts wait for an interaction, not for visibility.
 * @param path `/{lang}/…/`
 */
export function isReadPage(path: string): boolean {
  const segments = path.split('/').slice(2, -1)
  const isRead = findRoute(segments)?.isRead ?? false
  return typeof isRead === 'boolean' ? isRead : isRead.includes(segments.at(-1) ?? '')
}

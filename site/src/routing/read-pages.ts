import { findRoute } from './routes'

/**
 * True if scripts wait for an interaction, rather than until the page is visible.
 * @param path `/{lang}/…/`
 */
export function isReadPage(path: string): boolean {
  const segments = path.split('/').slice(2, -1)
  const isRead = findRoute(segments)?.isRead ?? false
  return typeof isRead === 'boolean' ? isRead : isRead.includes(segments.at(-1) ?? '')
}

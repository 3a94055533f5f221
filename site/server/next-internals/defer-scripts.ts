import { DEFERRED_TYPE, WHEN_SEEN } from '@/platform/deferred-scripts'
import { MEASURES_ID } from '@/shell/analytics/measures-id'
import { countFallback } from './assumptions'
import { DEFERRED_SCRIPTS_LOADER, VISIT_SCRIPT } from './deferred-scripts-loader.generated'

/** What the script for visits needs; most pages have none of it. */
const OF_VISITS = ['data-asks-consent=', `id="${MEASURES_ID}"`, 'data-reads=']

/** Defers the files, not the inline scripts. @param until an interaction, or the page is visible */
export function deferScripts(html: string, until: 'wanted' | 'seen'): string {
  let count = 0
  const deferred = html
    .replace(/<link\b(?=[^>]*\sas="script")(?=[^>]*\srel="preload")[^>]*>/g, '')
    .replace(/<script\b([^>]*\ssrc="\/_next\/static\/[^>]*)><\/script>/g, (_, attributes: string) => {
      count += 1
      // For browsers older than the site's scripts support.
      return /\snomodule\b/i.test(attributes) ? '' : `<script${attributes} type="${DEFERRED_TYPE}"></script>`
    })
  const end = deferred.lastIndexOf('</body>')
  if (count === 0 || end < 0) countFallback('script-tags')
  if (end < 0) return html
  const visits = OF_VISITS.some((mark) => deferred.includes(mark)) ? [VISIT_SCRIPT] : []
  const loader = `<script${until === 'seen' ? ` ${WHEN_SEEN}=""` : ''}>${DEFERRED_SCRIPTS_LOADER}</script>`
  const scripts = [loader, ...visits.map((script) => `<script>${script}</script>`)]
  return deferred.slice(0, end) + scripts.join('') + deferred.slice(end)
}

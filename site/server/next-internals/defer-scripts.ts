import { DEFERRED_TYPE, WHEN_SEEN } from '@/platform/deferred-scripts'
import { MEASURES_ID } from '@/shell/analytics/measures-id'
import { countFallback } from './assumptions'
import { DEFERRED_SCRIPTS_LOADER, VISIT_SCRIPT } from './deferred-scripts-loader.generated'

/** What the script for visits has to do with: most pages of most countries have none of it. */
const OF_VISITS = ['data-asks-consent=', `id="${MEASURES_ID}"`, 'data-reads=']

/**
 * The page with its scripts deferred: each file of ours has a type that no browser runs, none is fetched ahead, and a
 * loader in the page gives them back. Scripts within the page stay as they are.
 * @param until its visitor wants more than to read, or the page is seen, so that nothing competes with its first words
 */
export function deferScripts(html: string, until: 'wanted' | 'seen'): string {
  let count = 0
  const deferred = html
    .replace(/<link\b(?=[^>]*\sas="script")(?=[^>]*\srel="preload")[^>]*>/g, '')
    .replace(/<script\b([^>]*\ssrc="\/_next\/static\/[^>]*)><\/script>/g, (_, attributes: string) => {
      count += 1
      // For browsers that the site's scripts are not made for.
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

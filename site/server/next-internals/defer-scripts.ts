import { DEFERRED_TYPE, WHEN_SEEN } from '@/platform/deferred-scripts'
import { MEASURES_ID } from '@/shell/analytics/measures-id'
import { countFallback } from './assumptions'
import { DEFERRED_SCRIPTS_LOADER, VISIT_SCRIPT } from './deferred-scripts-loader.generated'

const OF_VISITS = ['data-asks-consent=', `id="${MEASURES_ID}"`, 'data-reads=']

export function deferScripts(html: string, until: 'wanted' | 'seen'): string {
  let count = 0
  const deferred = html
    .replace(/<link\b(?=[^>]*\sas="script")(?=[^>]*\srel="preload")[^>]*>/g, '')
    .replace(/<script\b([^>]*\ssrc="\/_next\/static\/[^>]*)><\/script>/g, (_, attributes: string) => {
      count += 1
      // For browsers too old for the site's scripts.
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

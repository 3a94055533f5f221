import { HELD_TYPE, WHEN_SEEN } from '@/platform/held-scripts'
import { MEASURES_ID } from '@/shell/analytics/measures-id'
import { HELD_SCRIPTS_LOADER, VISIT_SCRIPT } from './held-scripts-loader.generated'

/** What the script for visits has to do with: most pages of most countries have none of it. */
const OF_VISITS = ['data-asks-consent=', `id="${MEASURES_ID}"`, 'data-reads=']

/**
 * The page with its scripts held back: each file of ours has a type that no browser runs, none is fetched ahead, and a
 * loader in the page gives them back. Scripts within the page stay as they are.
 * @param until its visitor wants more than to read, or the page is seen, so that nothing competes with its first words
 */
export function withHeldScripts(html: string, until: 'wanted' | 'seen'): string {
  const held = html
    .replace(/<link\b(?=[^>]*\sas="script")(?=[^>]*\srel="preload")[^>]*>/g, '')
    .replace(/<script\b([^>]*\ssrc="\/_next\/static\/[^>]*)><\/script>/g, (_, attributes: string) =>
      // For browsers that the site's scripts are not made for.
      /\snomodule\b/i.test(attributes) ? '' : `<script${attributes} type="${HELD_TYPE}"></script>`,
    )
  const end = held.lastIndexOf('</body>')
  if (end < 0) return html
  const visits = OF_VISITS.some((mark) => held.includes(mark)) ? [VISIT_SCRIPT] : []
  const loader = `<script${until === 'seen' ? ` ${WHEN_SEEN}=""` : ''}>${HELD_SCRIPTS_LOADER}</script>`
  const scripts = [loader, ...visits.map((script) => `<script>${script}</script>`)]
  return held.slice(0, end) + scripts.join('') + held.slice(end)
}

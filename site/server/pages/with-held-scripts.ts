import { HELD_TYPE } from '@/features/held-scripts/contract'
import { HELD_SCRIPTS_LOADER } from './held-scripts-loader.generated'

/**
 * The page with its scripts held back: each file of ours has a type that no browser runs, none is fetched ahead, and a
 * loader in the page gives them back when its visitor wants more than to read. Scripts within the page stay as they are.
 */
export function withHeldScripts(html: string): string {
  const held = html
    .replace(/<link\b(?=[^>]*\sas="script")(?=[^>]*\srel="preload")[^>]*>/g, '')
    .replace(/<script\b([^>]*\ssrc="\/_next\/static\/[^>]*)><\/script>/g, (_, attributes: string) =>
      // For browsers that the site's scripts are not made for.
      /\snomodule\b/i.test(attributes) ? '' : `<script${attributes} type="${HELD_TYPE}"></script>`,
    )
  const end = held.lastIndexOf('</body>')
  if (end < 0) return html
  return `${held.slice(0, end)}<script>${HELD_SCRIPTS_LOADER}</script>${held.slice(end)}`
}

import type { ContentKind } from '@carelane/main-api'

/** The main table of a kind's collection, as Payload names it where there is no `dbName`. */
export function tableOf(kind: ContentKind): string {
  return `public.${kind.replaceAll('-', '_')}`
}

/** The table of the versions of a kind that has drafts; its columns begin with `version_`. */
export function versionsTableOf(kind: ContentKind): string {
  return `${tableOf(kind).replace('public.', 'public._')}_v`
}

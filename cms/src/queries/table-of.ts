import type { ContentKind } from '@carelane/main-api'

/** As Payload names it without a `dbName`. */
export function tableOf(kind: ContentKind): string {
  return `public.${kind.replaceAll('-', '_')}`
}

/** Only kinds with drafts have one; its columns begin with `version_`. */
export function versionsTableOf(kind: ContentKind): string {
  return `${tableOf(kind).replace('public.', 'public._')}_v`
}

import type { ContentKind } from '@carelane/main-api'

export function tableOf(kind: ContentKind): string {
  return `public.${kind.replaceAll('-', '_')}`
}

/** Its columns begin with `version_`. */
export function versionsTableOf(kind: ContentKind): string {
  return `${tableOf(kind).replace('public.', 'public._')}_v`
}

import type { ComponentType, ReactNode } from 'react'

/** What parts draw links with: `'a'`, or the application's own link. */
export type LinkComponent =
  'a' | ComponentType<{ href: string; className?: string; rel?: string | undefined; children?: ReactNode }>

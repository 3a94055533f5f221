import type { ComponentType, ReactNode } from 'react'

/** `'a'`, or the application's. */
export type LinkComponent =
  'a' | ComponentType<{ href: string; className?: string; rel?: string | undefined; children?: ReactNode }>

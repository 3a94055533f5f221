import type { ComponentType, ReactNode } from 'react'

/** `'a'`, or the link of the application. */
export type LinkComponent =
  'a' | ComponentType<{ href: string; className?: string; rel?: string | undefined; children?: ReactNode }>

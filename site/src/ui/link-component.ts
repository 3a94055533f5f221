import type { ComponentType, ReactNode } from 'react'

export type LinkComponent =
  'a' | ComponentType<{ href: string; className?: string; rel?: string | undefined; children?: ReactNode }>

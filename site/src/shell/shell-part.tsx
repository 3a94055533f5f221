'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isBarePage } from './bare-pages'

/** A part of what stands around the pages, left out where a page stands alone ('Hidden shell' of §2.2). */
export function ShellPart({ children }: { children: ReactNode }) {
  return isBarePage(usePathname()) ? null : children
}

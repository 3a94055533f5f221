'use client'

import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isBarePage } from './bare-pages'

/** 'Hidden shell' of §2.2. */
export function HiddenOnBarePages({ children }: { children: ReactNode }) {
  return isBarePage(usePathname()) ? null : children
}

'use client'

import { createContext, type ReactNode } from 'react'

/** Undefined: devices keep the colours of the catalogue. */
export const DrawingTheme = createContext<string | undefined>(undefined)

export function ThemeOfDrawings({ value, children }: { value: string; children: ReactNode }) {
  return <DrawingTheme value={value}>{children}</DrawingTheme>
}

'use client'

import { createContext, createElement, type ReactNode } from 'react'

/** Undefined: devices keep the colours of the catalogue. */
export const DrawingTheme = createContext<string | undefined>(undefined)

/** Shows nothing itself: what stands in it draws devices in that theme. */
export function ThemeOfDrawings({ value, children }: { value: string; children: ReactNode }) {
  return createElement(DrawingTheme, { value }, children)
}

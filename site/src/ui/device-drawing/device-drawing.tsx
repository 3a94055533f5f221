'use client'

import { use } from 'react'
import { DRAWINGS_VERSION } from './drawings-version'
import { DrawingTheme } from './theme-of-drawings'
import styles from './device-drawing.module.css'

export interface DrawnDevice {
  /** With its brand, as the service names it. */
  model: string
  /** Its group of products: an unknown model has the drawing of its kind. */
  product?: string | null
}

interface DeviceDrawingProps extends DrawnDevice {
  /** CSS pixels. */
  size: number
}

/** Decorative: the name stands beside it. */
export function DeviceDrawing({ model, product, size }: DeviceDrawingProps) {
  const theme = use(DrawingTheme)
  const query = new URLSearchParams({
    model,
    ...(product && { product }),
    ...(theme && { theme }),
    v: DRAWINGS_VERSION,
  })
  return (
    <img
      className={styles.drawing}
      src={`/api/device-drawing/?${query}`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

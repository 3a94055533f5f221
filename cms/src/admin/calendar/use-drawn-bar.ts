import { type PointerEvent, useRef, useState } from 'react'
import type { Hold } from './planned-window'

interface Drawn {
  id: number
  hold: Hold
  days: number
}

interface DrawnBar {
  /** How far which bar is drawn just now. */
  drawn: Drawn | null
  /** Whether the press that ends now drew a bar. */
  wasDrawn: () => boolean
  /** For the element that is held. */
  holding: (
    id: number,
    hold: Hold,
  ) => {
    onPointerDown: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerUp: (event: PointerEvent) => void
    onPointerCancel: () => void
  }
}

/** Tells by how many whole days it was drawn: none is a press. */
export function useDrawnBar(days: number, drop: (id: number, hold: Hold, days: number) => void): DrawnBar {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const hasDrawn = useRef(false)
  const begun = useRef<{ x: number; day: number } | null>(null)
  const daysAt = (event: PointerEvent) => {
    const { x, day } = begun.current ?? { x: event.clientX, day: 1 }
    return Math.round((event.clientX - x) / day)
  }
  return {
    drawn,
    wasDrawn: () => hasDrawn.current,
    holding: (id, hold) => ({
      onPointerDown: (event) => {
        const track = event.currentTarget.closest('[data-track]')
        if (!track || event.button !== 0) return
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        const width = track.getBoundingClientRect().width / days
        const direction = getComputedStyle(track).direction === 'rtl' ? -1 : 1
        hasDrawn.current = false
        begun.current = { x: event.clientX, day: width * direction }
        setDrawn({ id, hold, days: 0 })
      },
      onPointerMove: (event) => {
        if (begun.current) setDrawn({ id, hold, days: daysAt(event) })
      },
      onPointerUp: (event) => {
        if (!begun.current) return
        event.stopPropagation()
        const moved = daysAt(event)
        hasDrawn.current = moved !== 0
        begun.current = null
        setDrawn(null)
        if (moved !== 0) drop(id, hold, moved)
      },
      onPointerCancel: () => {
        begun.current = null
        setDrawn(null)
      },
    }),
  }
}

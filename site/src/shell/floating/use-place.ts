import { useEffect, useState, type RefObject } from 'react'

/** `free` only where nothing that a visitor uses lies below. */
export type Place = 'free' | 'taken'

/** Scrolling has ended. */
const REST_MS = 150
const STEP_PX = 11
const USED = 'a, button, input, select, textarea, summary, label, [role=button]'

/** What the button would lie over while the page rests; undefined until scripts run. */
export function usePlace(button: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      setPlace('taken')
      clearTimeout(rest)
      rest = setTimeout(() => {
        const { current } = button
        if (current && current.getClientRects().length > 0) setPlace(isFree(current) ? 'free' : 'taken')
      }, REST_MS)
    }
    wait()
    // A banner goes, or an answer unfolds.
    const resized = new ResizeObserver(wait)
    resized.observe(document.body)
    window.addEventListener('scroll', wait, { passive: true })
    window.addEventListener('resize', wait)
    document.addEventListener('click', wait)
    return () => {
      clearTimeout(rest)
      resized.disconnect()
      window.removeEventListener('scroll', wait)
      window.removeEventListener('resize', wait)
      document.removeEventListener('click', wait)
    }
  }, [button])
  return place
}

function isFree(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  for (let x = left; x <= right; x += STEP_PX)
    for (let y = top; y <= bottom; y += STEP_PX)
      if (document.elementsFromPoint(x, y).some((element) => isUsed(element, button))) return false
  return true
}

function isUsed(element: Element, button: HTMLElement): boolean {
  const used = element.closest(USED)
  return used !== null && !used.closest('aside')?.contains(button)
}

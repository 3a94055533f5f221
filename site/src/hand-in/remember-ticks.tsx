'use client'

import { useEffect } from 'react'
import { keepTicks, recallTicks } from './ticks'

/** Each box has its name in `data-tick`. */
export function RememberTicks({ of }: { of: string }) {
  useEffect(() => {
    const list = document.getElementById(of)
    if (!list) return
    const boxes = [...list.querySelectorAll<HTMLInputElement>('input[data-tick]')]
    const nameOf = (box: HTMLInputElement) => box.dataset.tick ?? ''
    const ticked = recallTicks()
    // What was ticked before the scripts came stays.
    for (const box of boxes) box.checked ||= ticked.includes(nameOf(box))
    const keep = () => {
      const others = recallTicks().filter((name) => !boxes.some((box) => nameOf(box) === name))
      keepTicks([...others, ...boxes.filter(({ checked }) => checked).map(nameOf)])
    }
    list.addEventListener('change', keep)
    return () => list.removeEventListener('change', keep)
  }, [of])
  return null
}

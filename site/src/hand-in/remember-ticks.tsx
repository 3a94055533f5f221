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
    const keep = () => {
      const others = recallTicks().filter((name) => !boxes.some((box) => nameOf(box) === name))
      keepTicks([...others, ...boxes.filter(({ checked }) => checked).map(nameOf)])
    }
    // What was ticked before the scripts came stays.
    const before = recallTicks()
    for (const box of boxes) box.checked ||= before.includes(nameOf(box))
    keep()
    list.addEventListener('change', keep)
    return () => list.removeEventListener('change', keep)
  }, [of])
  return null
}

import { type RefObject, useEffect } from 'react'

interface BenchKeys {
  list: RefObject<HTMLElement | null>
  isOpen: (path: string | undefined) => boolean
  save: () => void
}

/** Gives what goes to the next text to do, or the one before, around the end. */
export function useBenchKeys({ list, isOpen, save }: BenchKeys): (step: 1 | -1) => void {
  const move = (step: 1 | -1) => {
    const fields = [...(list.current?.querySelectorAll('textarea') ?? [])]
    if (step === -1) fields.reverse()
    const at = fields.findIndex((field) => field === document.activeElement)
    const others = [...fields.slice(at + 1), ...fields.slice(0, Math.max(at, 0))]
    others.find(({ dataset }) => isOpen(dataset.path))?.focus()
  }
  // Wherever the focus is, at first nowhere.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isMove = event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (!isMove && !isSave) return
      event.preventDefault()
      if (isMove) move(event.key === 'ArrowDown' ? 1 : -1)
      else save()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  return move
}

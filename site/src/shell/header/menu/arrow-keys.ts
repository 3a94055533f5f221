/** WAI-ARIA disclosure navigation; null for other keys. */
export function placeFor(key: string, place: number, count: number, isRightToLeft: boolean): number | null {
  const last = count - 1
  switch (key) {
    case 'Home':
      return 0
    case 'End':
      return last
    case 'ArrowDown':
      return Math.min(last, place + 1)
    case 'ArrowUp':
      return Math.max(0, place - 1)
    case 'ArrowRight':
    case 'ArrowLeft':
      return placeFor((key === 'ArrowRight') === isRightToLeft ? 'ArrowUp' : 'ArrowDown', place, count, false)
    default:
      return null
  }
}

export function followsArrowKeys(menu: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey || shiftKey) return
    const next = nextEntry(menu, target, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  menu.addEventListener('keydown', onKeyDown)
  return () => menu.removeEventListener('keydown', onKeyDown)
}

function nextEntry(menu: HTMLElement, from: HTMLElement, key: string): HTMLElement | null {
  const group = from.closest('details')
  const links = [...(group?.querySelectorAll<HTMLElement>('a') ?? [])]
  const name = group?.querySelector('summary') ?? null
  if (from === name && group?.open && key === 'ArrowDown') return links[0] ?? null
  if (from === links[0] && key === 'ArrowUp') return name
  const entries = links.includes(from)
    ? links
    : [...menu.querySelectorAll<HTMLElement>('summary, a')].filter((entry) => !entry.matches('details a'))
  const place = entries.indexOf(from)
  if (place < 0) return null
  const next = placeFor(key, place, entries.length, getComputedStyle(menu).direction === 'rtl')
  return next === null ? null : (entries[next] ?? null)
}

export function closesGroups(header: HTMLElement): () => void {
  const onPointerDown = (event: PointerEvent) => {
    if (!header.contains(event.target as Node)) closeGroups(header)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') closeGroups(header)
  }
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    const group = (target as Element).closest('details')
    // Phones allow several open menus.
    const isInSheet = group?.closest(':popover-open')
    if (group && relatedTarget && !isInSheet && !group.contains(relatedTarget as Node)) group.open = false
  }
  document.addEventListener('pointerdown', onPointerDown)
  document.addEventListener('keydown', onKeyDown)
  header.addEventListener('focusout', onFocusOut)
  return () => {
    document.removeEventListener('pointerdown', onPointerDown)
    document.removeEventListener('keydown', onKeyDown)
    header.removeEventListener('focusout', onFocusOut)
  }
}

export function closeGroups(header: HTMLElement): void {
  for (const group of header.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    const hadFocus = group.contains(document.activeElement)
    group.open = false
    if (hadFocus) group.querySelector('summary')?.focus()
  }
}

import { useLayoutEffect, useRef } from 'react'

/** Not on the first page: its visitor may be typing. */
export function useFocusOnAnswer<State>(
  state: State,
  find: (state: State) => HTMLElement | null | undefined,
): void {
  const shown = useRef(state)
  useLayoutEffect(() => {
    if (shown.current === state) return
    shown.current = state
    find(state)?.focus()
  })
}

export function headingIn(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.querySelector<HTMLElement>('h2[tabindex]')
}

export function wrongIn(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.querySelector<HTMLElement>('[aria-invalid]')
}

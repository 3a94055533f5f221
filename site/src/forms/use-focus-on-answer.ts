import { useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to what an answer brings, in the frame that shows it: on a slow phone the page would else jump twice.
 * An answer that the page came with has none: by now its visitor may be typing.
 */
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

/** The heading of an answer. */
export function headingIn(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.querySelector<HTMLElement>('h2[tabindex]')
}

/** The first field that something is wrong with. */
export function wrongIn(element: HTMLElement | null): HTMLElement | null | undefined {
  return element?.querySelector<HTMLElement>('[aria-invalid]')
}

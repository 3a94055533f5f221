/** Set on the root while deferred scripts are to come, until hydration. */
export const WAITING = 'data-is-waiting'

/** Injected before a page's own scripts: simulates the earliest possible interaction. */
export function wantScripts(waiting: string): void {
  // A short page may be complete before the observer starts.
  const beginning = new MutationObserver(() => document.documentElement?.setAttribute(waiting, ''))
  beginning.observe(document, { childList: true })
  addEventListener('DOMContentLoaded', () => {
    beginning.disconnect()
    const isHeld = document.querySelector('script[type=deferred]') !== null
    document.documentElement.toggleAttribute(waiting, isHeld)
    if (!isHeld) return
    const button = document.createElement('button')
    button.type = 'button'
    document.body.append(button)
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.remove()
  })
  addEventListener('carelane-alive', () => document.documentElement.removeAttribute(waiting))
}

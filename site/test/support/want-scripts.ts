/** On the root, from deferral until hydration. */
export const WAITING = 'data-is-waiting'

/** Runs before the page's scripts: the earliest possible interaction. */
export function wantScripts(waiting: string): void {
  // Short pages may be complete already.
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

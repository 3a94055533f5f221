/** On the root of a page whose scripts are held back and to come, until React has taken it over. */
export const WAITING = 'data-is-waiting'

/**
 * In a page, before its own scripts: the sign of a visitor that held scripts wait for, as early as there can be one.
 * @param waiting the attribute that says they are on their way
 */
export function wantScripts(waiting: string): void {
  // A short page can be whole before anybody hears that it has begun.
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

declare global {
  interface Window {
    /** Whether the page holds its scripts back, and React has not taken it over yet. */
    carelaneIsWaiting?: boolean
  }
}

/** In a page, before its own scripts: the sign of a visitor that held scripts wait for, as early as there can be one. */
export function wantScripts(): void {
  addEventListener('DOMContentLoaded', () => {
    window.carelaneIsWaiting = document.querySelector('script[type=held]') !== null
    const button = document.createElement('button')
    button.type = 'button'
    document.body?.append(button)
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.remove()
  })
  addEventListener('carelane-alive', () => {
    window.carelaneIsWaiting = false
  })
}

interface Device {
  userAgent: string
  maxTouchPoints: number
}

/** An iPad, also one that asks for pages as a Mac does: Macs have no touch screen. */
export function isIPad({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** The width at which menus do nothing on an iPad, in CSS pixels [2.2#27]. */
const WIDTH = 1024

/** Clicks do nothing there; keys, which come as clicks without a count, still do. */
export function ignoresClicksOnIPad(menu: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && window.innerWidth === WIDTH && isIPad(navigator)) event.preventDefault()
  }
  menu.addEventListener('click', onClick)
  return () => menu.removeEventListener('click', onClick)
}

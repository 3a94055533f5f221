interface Device {
  userAgent: string
  maxTouchPoints: number
}

/** iPads may claim to be Macs, but Macs have no touch screen. */
export function isIPad({ userAgent, maxTouchPoints }: Device): boolean {
  return /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

/** [2.2#27] */
const WIDTH = 1024

/** Keys arrive as clicks with count 0. */
export function ignoresClicksOnIPad(menu: HTMLElement): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && window.innerWidth === WIDTH && isIPad(navigator)) event.preventDefault()
  }
  menu.addEventListener('click', onClick)
  return () => menu.removeEventListener('click', onClick)
}

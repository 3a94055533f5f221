/** [2.3#5], [9#3] */
const HIDES_PAST = 80

export function nextHidden(last: number, now: number, isHidden: boolean): boolean {
  if (now === last) return isHidden
  return now > last && now > HIDES_PAST
}

/** @returns stops it */
export function hidesOnScroll(header: HTMLElement): () => void {
  let last = window.scrollY
  const onScroll = () => {
    const y = Math.max(0, window.scrollY)
    const isHidden = header.hasAttribute('data-hidden')
    header.toggleAttribute('data-hidden', nextHidden(last, y, isHidden) && !isInUse(header))
    last = y
  }
  const onFocus = () => header.removeAttribute('data-hidden')
  window.addEventListener('scroll', onScroll, { passive: true })
  header.addEventListener('focusin', onFocus)
  return () => {
    window.removeEventListener('scroll', onScroll)
    header.removeEventListener('focusin', onFocus)
  }
}

function isInUse(header: HTMLElement): boolean {
  return header.contains(document.activeElement) && header.querySelector(':focus-visible') !== null
}

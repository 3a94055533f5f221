const waiting = new Map<HTMLElement, readonly [replay: () => void, busy: string | null]>()

const LINK_PATIENCE_MS = 5000

export function keepTap(element: HTMLElement, replay: () => void): void {
  if (waiting.has(element)) return
  waiting.set(element, [replay, element.ariaBusy])
  element.ariaBusy = 'true'
  if (isLink(element)) setTimeout(() => waiting.has(element) && followLink(element), LINK_PATIENCE_MS)
}

export function replayTaps(): void {
  for (const [, [replay]] of takeAll()) replay()
}

/** @returns whether a link is followed instead */
export function giveUpTaps(): boolean {
  const [link] = takeAll().find(([element]) => isLink(element)) ?? []
  if (link) followLink(link)
  return !!link
}

function followLink(link: HTMLElement): void {
  takeAll()
  link.removeAttribute('data-scripted')
  link.click()
}

function takeAll() {
  const taken = [...waiting]
  waiting.clear()
  for (const [element, [, busy]] of taken) element.ariaBusy = busy
  return taken
}

function isLink(element: HTMLElement): boolean {
  return element.matches('a')
}

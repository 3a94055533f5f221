/** What is tapped before React is there: what to do once it is, and what it said of being busy. */
const waiting = new Map<HTMLElement, readonly [replay: () => void, busy: string | null]>()

/** A link that can be followed without React waits no longer for it, in ms. */
const LINK_PATIENCE_MS = 5000

/** Keeps a tap until React can answer it; further ones on the same thing change nothing. */
export function keepTap(element: HTMLElement, replay: () => void): void {
  if (waiting.has(element)) return
  waiting.set(element, [replay, element.ariaBusy])
  element.ariaBusy = 'true'
  if (isLink(element)) setTimeout(() => waiting.has(element) && followLink(element), LINK_PATIENCE_MS)
}

export function replayTaps(): void {
  for (const [, [replay]] of takeAll()) replay()
}

/** Leaves them to the browser. @returns whether one of them is a link, which leads on */
export function giveUpTaps(): boolean {
  const [link] = takeAll().find(([element]) => isLink(element)) ?? []
  if (link) followLink(link)
  return !!link
}

function followLink(link: HTMLElement): void {
  takeAll()
  // From now on the browser answers it.
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

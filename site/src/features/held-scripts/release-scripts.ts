import { HELD_TYPE } from './contract'

const TRIES = 3

/** Before the second try, in ms; twice as long before the third. */
const PAUSE_MS = 500

/**
 * Fetches all held scripts, and lets them run when the last one is there: a page with half of its scripts would be worse
 * than one with none.
 * @returns one that cannot be had; then nothing has run
 */
export async function releaseScripts(): Promise<HTMLScriptElement | undefined> {
  const held = [...document.querySelectorAll<HTMLScriptElement>(`script[type=${HELD_TYPE}]`)]
  const fetched = await Promise.all(held.map(isFetched))
  const missing = held.find((_, place) => !fetched[place])
  if (!missing) for (const script of held) script.replaceWith(running(script))
  return missing
}

async function isFetched({ src }: HTMLScriptElement): Promise<boolean> {
  for (let tries = 0; tries < TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, tries * PAUSE_MS))
    if (await fetchAhead(src)) return true
  }
  return false
}

function fetchAhead(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'script'
    link.href = src
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })
}

/** A script that has been in the page does not begin to run; its copy does. React looks for all else that it wrote. */
export function running(held: HTMLScriptElement): Node {
  const script = held.cloneNode() as HTMLScriptElement
  script.removeAttribute('type')
  return script
}

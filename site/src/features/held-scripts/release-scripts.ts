import { fetchChunk } from './chunk-client'
import { HELD_TYPE } from './contract'

const TRIES = 3

/** Before the second try, in ms; twice as long before the third. */
const PAUSE_MS = 500

/**
 * Fetches all held scripts, and lets them run when the last one is there: a page with half of its scripts would be worse
 * than one with none.
 * @returns null where they run; else none does, and `gone` is a copy of one that the server has no more, if that is why
 */
export async function releaseScripts(): Promise<{ gone: Node | null } | null> {
  const held = [...document.querySelectorAll<HTMLScriptElement>(`script[type=${HELD_TYPE}]`)]
  const outcomes = await Promise.all(held.map(fetchPatiently))
  if (outcomes.some((outcome) => outcome !== 'there')) {
    const gone = held[outcomes.indexOf('gone')]
    return { gone: gone ? running(gone) : null }
  }
  for (const script of held) script.replaceWith(running(script))
  return null
}

async function fetchPatiently({ src }: HTMLScriptElement) {
  let outcome = await fetchChunk(src)
  for (let tries = 1; tries < TRIES && outcome === 'failed'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, tries * PAUSE_MS))
    outcome = await fetchChunk(src)
  }
  return outcome
}

/** A script that has been in the page does not begin to run; its copy does. React looks for all else that it wrote. */
function running(held: HTMLScriptElement): Node {
  const script = held.cloneNode() as HTMLScriptElement
  script.removeAttribute('type')
  return script
}

import { fetchChunk } from './chunk-client'
import { DEFERRED_TYPE } from '@/platform/deferred-scripts'

const TRIES = 3

/** Before the second try, in ms; twice as long before the third. */
const PAUSE_MS = 500

/** A script, or a style sheet that the page has what it needs of: it takes effect when React is there (`enableSheets`). */
type Held = HTMLScriptElement | (HTMLLinkElement & { src?: undefined })

/**
 * Fetches all held scripts and style sheets, and lets the scripts run when the last file is there: a page with half of them
 * would be worse than one with none.
 * @returns null where they run; else none does, and `gone` is a copy of one that the server has no more, if that is why
 */
export async function releaseScripts(): Promise<{ gone: Node | null } | null> {
  const held = [...document.querySelectorAll<Held>(`script[type=${DEFERRED_TYPE}],link[disabled]`)]
  const outcomes = await Promise.all(held.map((each) => fetchPatiently(each.src ?? each.href)))
  if (outcomes.some((outcome) => outcome !== 'there')) {
    const gone = held[outcomes.indexOf('gone')]
    return { gone: gone ? running(gone) : null }
  }
  for (const each of held) if (each.src) each.replaceWith(running(each))
  return null
}

async function fetchPatiently(file: string) {
  let outcome = await fetchChunk(file)
  for (let tries = 1; tries < TRIES && outcome === 'failed'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, tries * PAUSE_MS))
    outcome = await fetchChunk(file)
  }
  return outcome
}

/**
 * A script that has been in the page does not begin to run; its copy does, after those in front of it. React looks for all
 * else that it wrote.
 */
function running(held: Held): Node {
  const script = held.cloneNode() as HTMLScriptElement
  script.removeAttribute('type')
  script.async = false
  return script
}

import { fetchChunk } from './chunk-client'
import { DEFERRED_TYPE } from '@/platform/deferred-scripts'

const TRIES = 3
const PAUSE_MS = 500

/** Style sheets take effect with React (`enableSheets`). */
type Held = HTMLScriptElement | (HTMLLinkElement & { src?: undefined })

/** All or none: a page with half of its scripts would be worse. */
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

/** A script in the page does not start; its copy does. */
function running(held: Held): Node {
  const script = held.cloneNode() as HTMLScriptElement
  script.removeAttribute('type')
  script.async = false
  return script
}

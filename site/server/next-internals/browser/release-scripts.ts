import { fetchChunk } from './chunk-client'
import { DEFERRED_TYPE } from '@/platform/deferred-scripts'

const TRIES = 3
const PAUSE_MS = 500

type Deferred = HTMLScriptElement | (HTMLLinkElement & { src?: undefined })

/** All or none: half of the scripts would be worse. */
export async function releaseScripts(): Promise<{ gone: Node | null } | null> {
  const deferred = [...document.querySelectorAll<Deferred>(`script[type=${DEFERRED_TYPE}],link[disabled]`)]
  const outcomes = await Promise.all(deferred.map((each) => fetchPatiently(each.src ?? each.href)))
  if (outcomes.some((outcome) => outcome !== 'there')) {
    const gone = deferred[outcomes.indexOf('gone')]
    return { gone: gone ? runnableCopy(gone) : null }
  }
  for (const each of deferred) if (each.src) each.replaceWith(runnableCopy(each))
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

/** Only a copy of a script starts. */
function runnableCopy(element: Deferred): Node {
  const script = element.cloneNode() as HTMLScriptElement
  script.removeAttribute('type')
  script.async = false
  return script
}

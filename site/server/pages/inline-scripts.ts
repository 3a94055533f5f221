import { createHash } from 'node:crypto'
import { TRUSTED_INLINE_SCRIPTS } from '@/platform/trusted-inline-scripts'

/** A page's inline scripts that may run, as sources of a policy. */
export interface InlineScripts {
  readonly sources: readonly string[]
  /** How many inline scripts are none of ours; the policy keeps them from running. */
  readonly foreign: number
}

/**
 * Hashes the inline scripts of a page that are known: Next's data, React's runtime and our own. Whatever else
 * found its way into the HTML gets no hash, so that a hole in the rendering of content stays harmless.
 */
export function hashInlineScripts(html: string): InlineScripts {
  const sources = new Set<string>()
  let foreign = 0
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi)) {
    if (/\ssrc\s*=/i.test(attributes) || isData(attributes)) continue
    if (isKnown(text)) sources.add(sourceOf(text))
    else foreign += 1
  }
  return { sources: [...sources], foreign }
}

export function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** Blocks of data, such as structured data for search engines, never run. */
function isData(attributes: string): boolean {
  return /\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)
}

function isKnown(text: string): boolean {
  return (
    TRUSTED_INLINE_SCRIPTS.includes(text) || REACT_RUNTIME.some((known) => known.test(text)) || isFlight(text)
  )
}

/** Next hands the page's data to the client as arrays of plain JSON. */
function isFlight(text: string): boolean {
  const [, json] =
    /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/.exec(text) ?? []
  if (json === undefined) return false
  try {
    return Array.isArray(JSON.parse(json))
  } catch {
    return false
  }
}

const REACT_RUNTIME: readonly RegExp[] = []

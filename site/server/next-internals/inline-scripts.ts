import { createHash } from 'node:crypto'
import { countFallback } from './assumptions'
import { REACT_RUNTIME } from './react-runtime.generated'
import { TRUSTED_INLINE_SCRIPTS } from './trusted-inline-scripts'

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
    else {
      foreign += 1
      countUnknown(text)
    }
  }
  return { sources: [...sources], foreign }
}

export function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/** A script that looks like one of Next or React, and is written otherwise than we know. */
function countUnknown(text: string): void {
  if (/__next|TURBOPACK/.test(text)) countFallback('data-calls')
  else if (/\$R[A-Z]\b/.test(text)) countFallback('react-runtime')
}

/** Blocks of data, such as structured data for search engines, never run. */
function isData(attributes: string): boolean {
  return /\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)
}

function isKnown(text: string): boolean {
  return TRUSTED_INLINE_SCRIPTS.includes(text) || isDataCall(text) || isReactRuntime(text)
}

/** Next hands the page's data and the names of its chunks to the client: calls with plain JSON in them. */
const DATA_CALLS: readonly RegExp[] = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
]

/** Whether a script does nothing but hand data to Next's client. */
export function isDataCall(text: string): boolean {
  return DATA_CALLS.some((call) => isCall(text, call))
}

function isCall(text: string, call: RegExp, wrap = (json: string) => json): boolean {
  const json = call.exec(text)?.[1]
  if (json === undefined) return false
  try {
    JSON.parse(wrap(json))
    return true
  } catch {
    return false
  }
}

/** React's own functions, and one call of them with plain values. */
function isReactRuntime(text: string): boolean {
  let rest = text
  let definition: string | undefined
  while ((definition = REACT_RUNTIME.find((known) => rest.startsWith(known)))) {
    rest = rest.slice(definition.length)
  }
  if (rest === text && !rest.startsWith('$R')) return false
  return /^;*$/.test(rest) || isCall(rest, /^;*\$R[CRSX]\(([\s\S]*)\)$/, (values) => `[${values}]`)
}

import { createHash } from 'node:crypto'
import { countFallback } from './assumptions'
import { REACT_RUNTIME } from './react-runtime.generated'
import { TRUSTED_INLINE_SCRIPTS } from './trusted-inline-scripts'

export interface InlineScripts {
  readonly sources: readonly string[]
  /** Blocked by the policy. */
  readonly foreign: number
}

/** Known scripts only, so that injected ones stay blocked. */
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

function countUnknown(text: string): void {
  if (/__next|TURBOPACK/.test(text)) countFallback('data-calls')
  else if (/\$R[A-Z]\b/.test(text)) countFallback('react-runtime')
}

function isData(attributes: string): boolean {
  return /\stype\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes)
}

function isKnown(text: string): boolean {
  return TRUSTED_INLINE_SCRIPTS.includes(text) || isDataCall(text) || isReactRuntime(text)
}

const DATA_CALLS: readonly RegExp[] = [
  /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
]

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

/** React's functions, or one call of them with plain values. */
function isReactRuntime(text: string): boolean {
  let rest = text
  let definition: string | undefined
  while ((definition = REACT_RUNTIME.find((known) => rest.startsWith(known)))) {
    rest = rest.slice(definition.length)
  }
  if (rest === text && !rest.startsWith('$R')) return false
  return /^;*$/.test(rest) || isCall(rest, /^;*\$R[CRSX]\(([\s\S]*)\)$/, (values) => `[${values}]`)
}

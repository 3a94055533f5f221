import { createHash } from 'node:crypto'
import { DEFERRED_TYPE, PAGE_DATA_FOLDER } from '@/platform/deferred-scripts'
import { countFallback } from './assumptions'
import { isDataCall } from './inline-scripts'

const INLINE_SCRIPT = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g

export interface ExtractedData {
  html: string
  /** Null if not found. */
  script: { path: string; text: string } | null
}

export function extractPageData(html: string): ExtractedData {
  const calls: string[] = []
  const rest = html.replace(INLINE_SCRIPT, (script, text: string) => {
    if (!isDataCall(text)) return script
    calls.push(text)
    return ''
  })
  const first = rest.indexOf('<script src="/_next/static/')
  if (calls.length === 0 || first < 0) {
    countFallback('page-data')
    return { html, script: null }
  }
  const text = calls.join('\n')
  const path = `${PAGE_DATA_FOLDER}${createHash('sha256').update(text).digest('base64url').slice(0, 22)}.js`
  const script = `<script src="${path}" async="" type="${DEFERRED_TYPE}"></script>`
  return { html: rest.slice(0, first) + script + rest.slice(first), script: { path, text } }
}

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { readReactRuntime } from './build/read-react-runtime'
import { hashInlineScripts } from './inline-scripts'
import { REACT_RUNTIME } from './react-runtime.generated'

const FLIGHT = 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])'
const FIRST = '(self.__next_f=self.__next_f||[]).push([0])'
const BOOT = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});'

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

test('the scripts that Next writes get a hash each, once', () => {
  const html = `<script>${FIRST}</script><script id="_R_">${BOOT}</script><script>${FLIGHT}</script><script>${FLIGHT}</script>`
  expect(hashInlineScripts(html)).toEqual({ sources: [hash(FIRST), hash(BOOT), hash(FLIGHT)], foreign: 0 })
})

test('files and data blocks need none', () => {
  const html =
    '<script src="/_next/a.js" async=""></script><script type="application/ld+json">{"@type":"Thing"}</script>'
  expect(hashInlineScripts(html)).toEqual({ sources: [], foreign: 0 })
})

test('what React writes to put streamed parts in their place gets one', () => {
  const [definition = ''] = REACT_RUNTIME.filter((text) => text.startsWith('$RB='))
  const scripts = [`${definition};$RC("B:0","S:0")`, '$RC("B:1","S:1")', ...REACT_RUNTIME]
  const html = scripts.map((script) => `<script>${script}</script>`).join('')
  expect(hashInlineScripts(html)).toEqual({ sources: scripts.map(hash), foreign: 0 })
})

test('the list of what React writes is that of the installed version', () => {
  expect(readReactRuntime()).toHaveLength(6)
  expect(REACT_RUNTIME, 'run `npm run generate` in site/').toEqual(readReactRuntime())
})

test.each([
  '$RC("B:0",alert(1))',
  '$RC("B:0","S:0");alert(1)',
  `${REACT_RUNTIME[0]}alert(1)`,
  '',
  'alert(1)',
  `${FLIGHT};alert(1)`,
  'self.__next_f.push([alert(1)])',
  'self.__next_f.push([1,"a"]),alert("])")',
  `${BOOT}alert(1)`,
])('%s gets none, and is counted', (script) => {
  expect(hashInlineScripts(`<p><SCRIPT >${script}</SCRIPT ></p>`)).toEqual({ sources: [], foreign: 1 })
})

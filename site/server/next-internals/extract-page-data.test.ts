import { expect, test } from 'vitest'
import { extractPageData } from './extract-page-data'

const CHUNK = '<script src="/_next/static/chunks/a.js" async="" type="deferred"></script>'
const FIRST = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'
const CHUNKS =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/b.js"]});'
const data = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`

test('the data for scripts are asked for apart, by a script that runs before the others', () => {
  const { html, script } = extractPageData(
    `<head>${CHUNK}<script>alert(1)</script></head><p>Words</p><script id="_R_">${CHUNKS}</script>${FIRST}${data('1:"a"\n')}${data('2:"</b"\n')}`,
  )
  expect(script?.text.split('\n')).toEqual([
    CHUNKS,
    '(self.__next_f=self.__next_f||[]).push([0])',
    'self.__next_f.push([1,"1:\\"a\\"\\n"])',
    'self.__next_f.push([1,"2:\\"</b\\"\\n"])',
  ])
  expect(script?.path).toMatch(/^\/_next\/static\/page-data\/[\w-]{22}\.js$/)
  expect(html).toBe(
    `<head><script src="${script?.path}" async="" type="deferred"></script>${CHUNK}<script>alert(1)</script></head><p>Words</p>`,
  )
})

test('the same data have the same address, and others another', () => {
  const pathOf = (text: string) => extractPageData(CHUNK + data(text)).script?.path
  expect(pathOf('1:"a"\n')).toBe(pathOf('1:"a"\n'))
  expect(pathOf('1:"a"\n')).not.toBe(pathOf('1:"b"\n'))
})

test.each([
  ['a page without data', CHUNK],
  ['one without scripts', data('1:"a"\n')],
  ['a call with more than data in it', `${CHUNK}<script>self.__next_f.push([1,alert(1)])</script>`],
])('%s stays as it is', (_, html) => {
  expect(extractPageData(html)).toEqual({ html, script: null })
})

import { expect, test } from 'vitest'
import { renderLoader } from './build/render-loader'
import { DEFERRED_SCRIPTS_LOADER, VISIT_SCRIPT } from './deferred-scripts-loader.generated'
import { hashInlineScripts } from './inline-scripts'
import { deferScripts } from './defer-scripts'

/** [issue 9] */
const LOADER_BYTES = 3500

const LOADER = `<script>${DEFERRED_SCRIPTS_LOADER}</script>`

test('files of ours get a type that nothing runs, in their place and with their attributes', () => {
  const one = '<script src="/_next/static/chunks/a.js" async=""'
  const two = '<script src="/_next/static/chunks/b.js" id="_R_" async=""'
  expect(deferScripts(`<head>${one}></script></head><body><p></p>${two}></script></body>`, 'wanted')).toBe(
    `<head>${one} type="deferred"></script></head><body><p></p>${two} type="deferred"></script>${LOADER}</body>`,
  )
})

test('nothing is fetched ahead, and nothing is kept for old browsers', () => {
  const style = '<link rel="preload" as="style" href="/a.css"/>'
  const gone =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/><link as="script" rel="preload" href="/b.js"/><script src="/_next/static/chunks/old.js" noModule=""></script>'
  expect(deferScripts(`${style}${gone}<body></body>`, 'wanted')).toBe(`${style}<body>${LOADER}</body>`)
})

test('scripts within the page and those of others stay as they are', () => {
  const scripts =
    '<script>self.__next_f.push([1,"<script src=\\"/_next/static/a.js\\">"])</script><script src="https://elsewhere.example/a.js"></script>'
  expect(deferScripts(`<body>${scripts}</body>`, 'wanted')).toBe(`<body>${scripts}${LOADER}</body>`)
})

test.each(['<section data-asks-consent="">', '<span hidden id="measures">', '<form data-reads="25">'])(
  'where a visit is counted or asks for consent, as with %s, there is the script for it',
  (mark) => {
    expect(deferScripts(`<body>${mark}</body>`, 'wanted')).toBe(
      `<body>${mark}${LOADER}<script>${VISIT_SCRIPT}</script></body>`,
    )
  },
)

test('the loader knows that it is to wait for nobody', () => {
  expect(deferScripts('<body></body>', 'seen')).toBe(
    `<body><script data-when-seen="">${DEFERRED_SCRIPTS_LOADER}</script></body>`,
  )
})

test('the policy lets the loader run', () => {
  for (const until of ['wanted', 'seen'] as const) {
    const { sources, foreign } = hashInlineScripts(deferScripts('<body data-reads="25"></body>', until))
    expect([sources.length, foreign]).toEqual([2, 0])
  }
})

test(`the loader is that of its sources, and weighs at most ${LOADER_BYTES} bytes`, async () => {
  expect(DEFERRED_SCRIPTS_LOADER, 'run `npm run generate` in site/').toBe(await renderLoader('loader'))
  expect(VISIT_SCRIPT, 'run `npm run generate` in site/').toBe(await renderLoader('visit'))
  expect(Buffer.byteLength(DEFERRED_SCRIPTS_LOADER)).toBeLessThanOrEqual(LOADER_BYTES)
  expect(DEFERRED_SCRIPTS_LOADER + VISIT_SCRIPT).not.toMatch(/<\/script|<!--/i)
})

import { expect, test } from 'vitest'
import { renderLoader } from '../build/render-loader'
import { HELD_SCRIPTS_LOADER, VISIT_SCRIPT } from './held-scripts-loader.generated'
import { hashInlineScripts } from './inline-scripts'
import { withHeldScripts } from './with-held-scripts'

/** [issue 9] asks for 3.5 KB. */
const LOADER_BYTES = 3500

const LOADER = `<script>${HELD_SCRIPTS_LOADER}</script>`

test('files of ours get a type that nothing runs, in their place and with their attributes', () => {
  const one = '<script src="/_next/static/chunks/a.js" async=""'
  const two = '<script src="/_next/static/chunks/b.js" id="_R_" async=""'
  expect(withHeldScripts(`<head>${one}></script></head><body><p></p>${two}></script></body>`, 'wanted')).toBe(
    `<head>${one} type="held"></script></head><body><p></p>${two} type="held"></script>${LOADER}</body>`,
  )
})

test('nothing is fetched ahead, and nothing is kept for old browsers', () => {
  const style = '<link rel="preload" as="style" href="/a.css"/>'
  const gone =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/a.js"/><link as="script" rel="preload" href="/b.js"/><script src="/_next/static/chunks/old.js" noModule=""></script>'
  expect(withHeldScripts(`${style}${gone}<body></body>`, 'wanted')).toBe(`${style}<body>${LOADER}</body>`)
})

test('scripts within the page and those of others stay as they are', () => {
  const scripts =
    '<script>self.__next_f.push([1,"<script src=\\"/_next/static/a.js\\">"])</script><script src="https://elsewhere.example/a.js"></script>'
  expect(withHeldScripts(`<body>${scripts}</body>`, 'wanted')).toBe(`<body>${scripts}${LOADER}</body>`)
})

test.each(['<section data-asks-consent="">', '<span hidden id="measures">', '<form data-reads="25">'])(
  'where a visit is counted or asks for consent, as with %s, there is the script for it',
  (mark) => {
    expect(withHeldScripts(`<body>${mark}</body>`, 'wanted')).toBe(
      `<body>${mark}${LOADER}<script>${VISIT_SCRIPT}</script></body>`,
    )
  },
)

test('the loader knows that it is to wait for nobody', () => {
  expect(withHeldScripts('<body></body>', 'seen')).toBe(
    `<body><script data-when-seen="">${HELD_SCRIPTS_LOADER}</script></body>`,
  )
})

test('the policy lets the loader run', () => {
  for (const until of ['wanted', 'seen'] as const) {
    const { sources, foreign } = hashInlineScripts(withHeldScripts('<body data-reads="25"></body>', until))
    expect([sources.length, foreign]).toEqual([2, 0])
  }
})

test(`the loader is that of its sources, and weighs at most ${LOADER_BYTES} bytes`, async () => {
  expect(HELD_SCRIPTS_LOADER, 'run `npm run generate` in site/').toBe(await renderLoader('loader'))
  expect(VISIT_SCRIPT, 'run `npm run generate` in site/').toBe(await renderLoader('visit'))
  expect(Buffer.byteLength(HELD_SCRIPTS_LOADER)).toBeLessThanOrEqual(LOADER_BYTES)
  // It stands in a script of the page.
  expect(HELD_SCRIPTS_LOADER + VISIT_SCRIPT).not.toMatch(/<\/script|<!--/i)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PictureSource } from '../picture/picture'
import type { RichTextNode } from './nodes'
import { RichText } from './rich-text'

const picture: PictureSource = {
  src: '/media/a.webp?v=1',
  alt: 'A phone',
  width: 800,
  height: 400,
  focalX: 50,
  focalY: 50,
  sources: [],
}
const html = (...nodes: RichTextNode[]) =>
  renderToStaticMarkup(<RichText nodes={nodes} words={{ hint: 'Hint', warning: 'Warning' }} />)

const video: RichTextNode = {
  type: 'video',
  provider: 'youtube',
  id: 'dQw4w9WgXcQ',
  title: 'How to clean it',
  poster: picture,
}

describe('a table', () => {
  const rows = [
    ['Part', 'Price'],
    ['Screen <b>', '40'],
  ]
  const table = (headerRow: boolean) => html({ type: 'table', caption: 'Prices', headerRow, rows })

  test('can be scrolled by keyboard, and says what it is', () => {
    expect(table(true)).toMatch(/<div[^>]* role="region" aria-label="Prices" tabindex="0"><table/)
    expect(table(true)).toContain('<caption>Prices</caption>')
  })

  test('names its columns where the first row does', () => {
    expect(table(true)).toContain('<th scope="col">Part</th><th scope="col">Price</th>')
    expect(table(true)).toContain('<td>Screen &lt;b&gt;</td><td>40</td>')
    expect(table(false)).not.toContain('<th')
  })
})

describe('a video', () => {
  test('is a link to where it lies, and loads nothing from there', () => {
    const markup = html(video)
    expect(markup).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"')
    expect(markup).toContain('<strong>How to clean it</strong>')
    expect(markup).toContain('YouTube')
    expect(markup).not.toMatch(/<iframe|<script|<video|src="https?:/)
  })

  test('has a picture where it was given one, and a sign to play either way', () => {
    expect(html(video)).toContain('src="/media/a.webp?v=1"')
    const without = html({ ...video, poster: null, provider: 'vimeo', id: '123456789' })
    expect(without).toContain('href="https://vimeo.com/123456789"')
    expect(without).not.toContain('<img')
    expect(without).toContain('<svg')
  })
})

test('a related article and a call to action are links', () => {
  const related = { href: '/ng/tips-detail/b/', title: 'B', summary: 'About b', cover: picture }
  const markup = html(
    { type: 'related-article', ...related },
    { type: 'call-to-action', label: 'Check it', href: '/ng/warranty-check/' },
  )
  expect(markup).toMatch(/<a[^>]* href="\/ng\/tips-detail\/b\/">.*<strong>B<\/strong>.*About b/)
  expect(markup).toMatch(/<a href="\/ng\/warranty-check\/"[^>]*>Check it<\/a>/)
})

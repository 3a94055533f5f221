import { richText as contract, type Picture } from '@carelane/main-api'
import { describe, expect, test } from 'vitest'
import { articleIds, pictureIds } from './picture-ids'
import { toRichText } from './to-rich-text'

const text = (content: string, format = 0) => ({ type: 'text', text: content, format })
const node = (type: string, children: object[], more = {}) => ({ type, children, ...more })
const state = (...children: object[]) => ({ root: { type: 'root', children } })
const link = (url: unknown, ...children: object[]) => node('link', children, { fields: { url } })
const block = (fields: object) => ({ type: 'block', fields })
const picture: Picture = {
  src: '/media/a.png?v=1',
  alt: '',
  width: 10,
  height: 10,
  focalX: 50,
  focalY: 50,
  sources: [],
}

const related = { href: '/tips-detail/b/', title: 'B', summary: 'About b', cover: picture }

function transform(
  value: unknown,
  pictures = new Map<number, Picture>(),
  articles = new Map([[7, related]]),
) {
  return contract.parse(toRichText(value, pictures, articles))
}

describe('toRichText', () => {
  test('keeps paragraphs, headings, quotes and the looks of text', () => {
    const value = state(
      node('heading', [text('Title')], { tag: 'h1' }),
      node('heading', [text('Part')], { tag: 'h3' }),
      node('paragraph', [text('a', 1), text('b', 2), text('c', 16), text('d', 8), { type: 'linebreak' }]),
      node('quote', [text('said')]),
    )
    expect(transform(value)).toEqual([
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Title' }] },
      { type: 'heading', level: 3, children: [{ type: 'text', text: 'Part' }] },
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'a', bold: true },
          { type: 'text', text: 'b', italic: true },
          { type: 'text', text: 'c', code: true },
          { type: 'text', text: 'd' },
          { type: 'line-break' },
        ],
      },
      { type: 'quote', children: [{ type: 'text', text: 'said' }] },
    ])
  })

  test('leaves out empty paragraphs', () => {
    expect(transform(state(node('paragraph', []), node('paragraph', [text('')])))).toEqual([])
  })

  test('gives a nested list to the item before it', () => {
    const item = (...children: object[]) => node('listitem', children)
    const value = state(
      node(
        'list',
        [
          item(text('one')),
          item(node('list', [item(text('one a'))], { listType: 'bullet' })),
          item(text('two')),
        ],
        { listType: 'number' },
      ),
    )
    const inner = { type: 'list', ordered: false, items: [{ children: [{ type: 'text', text: 'one a' }] }] }
    expect(transform(value)).toEqual([
      {
        type: 'list',
        ordered: true,
        items: [
          { children: [{ type: 'text', text: 'one' }], list: inner },
          { children: [{ type: 'text', text: 'two' }] },
        ],
      },
    ])
  })

  test.each([
    '/ng/news/',
    'https://example.com/a?b=c',
    'http://example.com',
    'tel:+234800',
    'mailto:a@example.com',
  ])('keeps a link to %s', (href) => {
    expect(transform(state(node('paragraph', [link(href, text('go'))])))).toEqual([
      { type: 'paragraph', children: [{ type: 'link', href, children: [{ type: 'text', text: 'go' }] }] },
    ])
  })

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'https:/\\evil.example',
    'ftp://example.com',
    'file:///etc/passwd',
    '',
    undefined,
    42,
  ])('keeps the text alone of a link to %j', (href) => {
    expect(transform(state(node('paragraph', [link(href, text('go'))])))).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'go' }] },
    ])
  })

  test('writes the scheme in lower case, as the contract asks', () => {
    const [paragraph] = transform(state(node('paragraph', [link('HTTPS://Example.com/A', text('go'))])))
    expect(paragraph).toMatchObject({ children: [{ href: 'https://Example.com/A' }] })
  })

  test('keeps steps and callouts with the blocks inside them', () => {
    const body = state(node('paragraph', [text('Do it.')]))
    const value = state(
      block({ blockType: 'steps', items: [{ title: 'First', body }, { title: 'Second' }] }),
      block({ blockType: 'callout', tone: 'warning', body }),
      block({ blockType: 'callout', tone: 'hint', body: state() }),
    )
    const done = [{ type: 'paragraph', children: [{ type: 'text', text: 'Do it.' }] }]
    expect(transform(value)).toEqual([
      {
        type: 'steps',
        items: [
          { title: 'First', body: done },
          { title: 'Second', body: [] },
        ],
      },
      { type: 'callout', tone: 'warning', body: done },
    ])
  })

  test('shows pictures that are there, and finds the ids of all, inside blocks too', () => {
    const upload = (value: unknown, fields = {}) => ({ type: 'upload', relationTo: 'media', value, fields })
    const value = state(
      upload(1, { caption: 'A caption' }),
      upload({ id: 2 }),
      block({ blockType: 'callout', tone: 'hint', body: state(upload(3)) }),
      block({ blockType: 'steps', items: [{ title: 'x', body: state(upload(4)) }] }),
    )
    expect(pictureIds(value)).toEqual([1, 2, 3, 4])
    expect(transform(value, new Map([[1, picture]]))).toEqual([
      { type: 'picture', picture, caption: 'A caption' },
      { type: 'steps', items: [{ title: 'x', body: [] }] },
    ])
  })

  test('keeps a table with its caption, and none that has no cell', () => {
    const rows = [
      ['Part', 'Months'],
      ['Battery', '6'],
    ]
    const table = (fields: object) => state(block({ blockType: 'table', caption: 'Warranty', ...fields }))
    expect(transform(table({ headerRow: true, rows }))).toEqual([
      { type: 'table', caption: 'Warranty', headerRow: true, rows },
    ])
    expect(transform(table({ rows: [['', '']] }))).toEqual([])
    expect(transform(table({ rows: [['a'], ['b', 'c']] }))).toEqual([])
    expect(transform(table({ rows: 'a' }))).toEqual([])
  })

  test('keeps a video of a provider on the list, and its picture where it is there', () => {
    const video = (fields: object) => state(block({ blockType: 'video', title: 'How to', ...fields }))
    const known = { provider: 'youtube', videoId: 'dQw4w9WgXcQ', poster: 5 }
    expect(pictureIds(video(known))).toEqual([5])
    expect(transform(video(known), new Map([[5, picture]]))).toEqual([
      { type: 'video', provider: 'youtube', id: 'dQw4w9WgXcQ', title: 'How to', poster: picture },
    ])
    expect(transform(video({ ...known, poster: null }))).toMatchObject([{ poster: null }])
    for (const wrong of [{ provider: 'elsewhere' }, { videoId: '../../evil' }, { provider: 'vimeo' }]) {
      expect(transform(video({ ...known, ...wrong }))).toEqual([])
    }
  })

  test('keeps a related article that the country shows, and leaves out one that it does not', () => {
    const value = state(
      block({ blockType: 'related-article', article: 7 }),
      block({ blockType: 'related-article', article: { id: 8 } }),
    )
    expect(articleIds(value)).toEqual([7, 8])
    expect(transform(value)).toEqual([{ type: 'related-article', ...related }])
  })

  test.each([
    ['warranty-check', '/warranty-check/'],
    ['/faq/?topic=repair#faq-3', '/faq/?topic=repair#faq-3'],
    ['12', '/detail/12/'],
    ['HTTPS://example.com/a', 'https://example.com/a'],
  ])('a call to action to %s leads to %s', (url, href) => {
    expect(transform(state(block({ blockType: 'call-to-action', label: 'Go', url })))).toEqual([
      { type: 'call-to-action', label: 'Go', href },
    ])
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\\\evil.example', '', null])(
    'a call to action to %j is left out',
    (url) => {
      expect(transform(state(block({ blockType: 'call-to-action', label: 'Go', url })))).toEqual([])
    },
  )

  test('leaves out a block that it does not know', () => {
    expect(transform(state(block({ blockType: 'constructor' }), block({})))).toEqual([])
  })

  test.each([null, undefined, 'text', 7, {}, { root: null }, { root: { children: 'x' } }])(
    'answers nothing for %j',
    (value) => {
      expect(transform(value)).toEqual([])
    },
  )

  test('keeps the text of nodes that it does not know', () => {
    expect(transform(state(node('aside', [node('mark', [text('kept')])])))).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: 'kept' }] },
    ])
  })
})

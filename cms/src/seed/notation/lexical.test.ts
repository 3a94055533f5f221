import { describe, expect, test } from 'vitest'
import { parseBlocks } from './blocks'
import { parseInline } from './inline'
import { paragraphsToLexical, toLexical, type LexicalNode } from './lexical'

const nodes = (source: string) => toLexical(source, (slug) => `/tips-detail/${slug}/`).root.children
const textOf = (node: LexicalNode): string =>
  typeof node.text === 'string'
    ? node.text
    : ((node.children as LexicalNode[] | undefined) ?? []).map(textOf).join('')

describe('a seeded text becomes what the editor stores', () => {
  test('headings, paragraphs over several lines, and both kinds of list', () => {
    const [heading, below, paragraph, bullets, numbers] = nodes(
      '## One\n\n### Two\n\nFirst line\nsecond line\n\n- a\n- b\n\n1. x\n2. y',
    )
    expect(heading).toMatchObject({ type: 'heading', tag: 'h2' })
    expect(below).toMatchObject({ type: 'heading', tag: 'h3' })
    expect(paragraph?.type).toBe('paragraph')
    expect(textOf(paragraph!)).toBe('First line second line')
    expect(bullets).toMatchObject({ type: 'list', tag: 'ul', listType: 'bullet' })
    expect(numbers).toMatchObject({ type: 'list', tag: 'ol', listType: 'number' })
    expect((numbers?.children as LexicalNode[]).map((item) => [item.value, textOf(item)])).toEqual([
      [1, 'x'],
      [2, 'y'],
    ])
  })

  test('bold, code and the text around them keep their spaces', () => {
    const [paragraph] = nodes('Dial `*#06#` **now** and read.')
    expect((paragraph?.children as LexicalNode[]).map(({ text, format }) => [text, format])).toEqual([
      ['Dial ', 0],
      ['*#06#', 16],
      [' ', 0],
      ['now', 1],
      [' and read.', 0],
    ])
  })

  test('links lead to articles, to pages with a slash before the query, and to addresses', () => {
    const links = nodes(
      '[a](article:phone-gets-hot) [b](page:warranty-check) [c](page:tips?category=tvs) [d](tel:+800)',
    )[0]?.children as LexicalNode[]
    const urls = links
      .filter(({ type }) => type === 'link')
      .map(({ fields }) => (fields as { url: string }).url)
    expect(urls).toEqual([
      '/tips-detail/phone-gets-hot/',
      '/warranty-check/',
      '/tips/?category=tvs',
      'tel:+800',
    ])
  })

  test('the words of a link to an article that is not there stay as text', () => {
    const [paragraph] = toLexical('See [this](article:gone).', () => undefined).root.children
    expect(textOf(paragraph!)).toBe('See this.')
    expect(JSON.stringify(paragraph)).not.toContain('"link"')
  })

  test('steps and callouts hold texts of their own', () => {
    const [steps, callout] = nodes(
      ':::steps\n# Open\nPull.\n\n- gently\n\n# Close\nPush.\n:::\n\n:::warning\nHot.\n:::',
    )
    const fields = steps?.fields as {
      blockType: string
      items: { id: string; title: string; body: { root: { children: LexicalNode[] } } }[]
    }
    expect(steps?.type).toBe('block')
    expect(fields.blockType).toBe('steps')
    expect(
      fields.items.map(({ title, body }) => [title, body.root.children.map(({ type }) => type)]),
    ).toEqual([
      ['Open', ['paragraph', 'list']],
      ['Close', ['paragraph']],
    ])
    expect(new Set(fields.items.map(({ id }) => id)).size).toBe(2)
    expect(callout?.fields).toMatchObject({ blockType: 'callout', tone: 'warning' })
  })

  test('the same text gives the same nodes, ids included', () => {
    const source = ':::steps\n# A\nb\n:::\n\n:::hint\nc\n:::'
    expect(nodes(source)).toEqual(nodes(source))
  })

  test('paragraphs alone', () => {
    const { root } = paragraphsToLexical([parseInline('**+800**'), parseInline('Monday')])
    expect(root.children.map(textOf)).toEqual(['+800', 'Monday'])
  })
})

describe('a mistake in a text is named with its line', () => {
  test.each([
    ['a group that is not closed', 'Text\n\n:::hint\nForgotten', /Line 3.*not closed/],
    ['a group of an unknown kind', ':::note\nText\n:::', /Line 1.*no group ':::note'/],
    ['an empty group', ':::hint\n\n:::', /Line 1.*empty/],
    ['text before the first step', ':::steps\nText\n# A\nb\n:::', /Line 1.*before the first step/],
    ['a link to nowhere in particular', '[x](javascript:alert)', /javascript:alert/],
  ])('%s', (_, source, message) => {
    expect(() => parseBlocks(source)).toThrow(message)
  })
})

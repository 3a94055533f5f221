import { buildConfig } from 'payload'
import { describe, expect, test } from 'vitest'
import { cmsConfig } from '../../cms-config'
import { OFFLINE_SETTINGS } from '../../settings'
import { bundledKinds } from '../fields'
import { markdownToState, stateToMarkdown } from './markdown'
import { isSameText, type LexicalNode, type LexicalState } from './same-text'

const config = await buildConfig(cmsConfig({ ...OFFLINE_SETTINGS, logLevel: 'error' }))
const body = bundledKinds(config)
  .find(({ slug }) => slug === 'news')!
  .fields.find(({ name }) => name === 'body')!

const nodes = (source: string) => markdownToState(body, source).root.children
const textOf = (node: LexicalNode): string =>
  typeof node.text === 'string'
    ? node.text
    : ((node.children as LexicalNode[] | undefined) ?? []).map(textOf).join('')

describe('a text of a bundle becomes what the editor stores', () => {
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
    const links = nodes('[a](/tips-detail/phone-gets-hot/) [b](/tips/?category=tvs) [c](tel:+800)')[0]
      ?.children as LexicalNode[]
    const fields = links.filter(({ type }) => type === 'link').map((link) => link.fields)
    expect(fields).toEqual([
      { url: '/tips-detail/phone-gets-hot/' },
      { url: '/tips/?category=tvs' },
      { url: 'tel:+800' },
    ])
  })

  test('steps and callouts hold texts of their own', () => {
    const [steps, callout] = nodes(
      ':::steps\n# Open\nPull.\n\n- gently\n\n# Close\nPush.\n:::\n\n:::callout{tone="warning"}\nHot.\n:::',
    )
    const fields = steps?.fields as {
      blockType: string
      items: { id: string; title: string; body: LexicalState }[]
    }
    expect(steps?.type).toBe('block')
    expect(fields.blockType).toBe('steps')
    expect(fields.items.map((item) => [item.title, item.body.root.children.map(({ type }) => type)])).toEqual(
      [
        ['Open', ['paragraph', 'list']],
        ['Close', ['paragraph']],
      ],
    )
    expect(new Set(fields.items.map(({ id }) => id)).size).toBe(2)
    expect(callout?.fields).toMatchObject({ blockType: 'callout', tone: 'warning' })
  })

  test('the same text gives the same nodes, ids included', () => {
    const source = ':::steps\n# A\nb\n:::\n\n:::callout{tone="hint"}\nc\n:::'
    expect(nodes(source)).toEqual(nodes(source))
  })
})

describe('a text comes back as it was', () => {
  const table = '::' + ':table{caption="Times" headerRow=true}\n["Part","Days"]\n["Screen","3"]\n:::'
  test.each([
    ['paragraphs', 'One.\n\nTwo *leaning*, **bold** and `code`.'],
    ['a quote', '> Said.'],
    ['a list in a list', '- a\n    - b\n- c'],
    ['a table', table],
    ['a video', '::video{provider="vimeo" videoId="123456789" title="How" poster="a-phone"}'],
    ['a related article', '::related-article{article="phone-gets-hot"}'],
    ['a button', '::call-to-action{label="Check it" url="warranty-check"}'],
    ['a picture', '::picture{name="a-phone" caption="A phone"}'],
    ['a picture within a step', ':::steps\n# Open\n\n::picture{name="a-phone"}\n:::'],
  ])('%s', (_, markdown) => {
    const written = stateToMarkdown(body, markdownToState(body, markdown))
    expect(written).not.toContain(':::lexical')
    expect(isSameText(markdownToState(body, written), markdownToState(body, markdown))).toBe(true)
    expect(stateToMarkdown(body, markdownToState(body, written))).toBe(written)
  })

  const text = (words: string, format = 0) => {
    return { type: 'text', version: 1, text: words, format, detail: 0, mode: 'normal', style: '' }
  }
  const paragraph = (...children: object[]) => {
    return {
      type: 'paragraph',
      version: 1,
      format: '',
      indent: 0,
      direction: null,
      textFormat: 0,
      textStyle: '',
      children,
    }
  }
  test.each([
    ['stars and brackets that are meant', [paragraph(text('*not bold* [not](a link) `no code` :::no'))]],
    ['an empty paragraph', [paragraph(text('a')), paragraph(), paragraph(text('b'))]],
    ['a line break', [paragraph(text('a'), { type: 'linebreak', version: 1 }, text('b'))]],
    ['a directive that is a text', [paragraph(text('::picture{name="a"}'))]],
    ['spaces at both ends', [paragraph(text('  a  '))]],
    ['what stands at the right', [{ ...paragraph(text('a')), format: 'right' }]],
    [
      'a link to a new tab',
      [
        paragraph({
          type: 'link',
          version: 3,
          format: '',
          indent: 0,
          direction: null,
          fields: { url: '/news/', newTab: true },
          children: [text('x')],
        }),
      ],
    ],
  ])('%s, if need be as the editor keeps it', (_, children) => {
    const state = {
      root: { type: 'root', version: 1, format: '', indent: 0, direction: null, children },
    } as LexicalState
    expect(isSameText(markdownToState(body, stateToMarkdown(body, state)), state)).toBe(true)
  })
})

describe('a mistake in a text is named with its line', () => {
  test.each([
    ['a group that is not closed', 'Text\n\n:::callout{tone="hint"}\nForgotten', 3, /not closed/],
    ['a group of an unknown kind', ':::note\nText\n:::', 1, /no “:::note”/],
    ['an empty group', ':::callout{tone="hint"}\n\n:::', 1, /empty/],
    ['text before the first step', ':::steps\nText\n# A\nb\n:::', 2, /before the first/],
    ['an attribute that the block has not', '\n::video{length=3 title="a" videoId="b"}', 2, /no “length”/],
    ['a value without quotation marks', '::related-article{article=a-slug}', 1, /quotation marks/],
    ['a row of a table that is none', ':::table{caption="a"}\n["b"]\nc\n:::', 3, /each row/],
    ['a node that is none', ':::lexical\n{"type"\n:::', 1, /no node/],
  ])('%s', (_, source, line, message) => {
    expect(() => markdownToState(body, source)).toThrow(
      expect.objectContaining({ line, message: expect.stringMatching(message) }),
    )
  })
})

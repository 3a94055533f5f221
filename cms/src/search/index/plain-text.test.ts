import { describe, expect, test } from 'vitest'
import { plainText } from './plain-text'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const block = (blockType: string, fields: object) => ({
  type: 'block',
  fields: { blockType, id: 'x', ...fields },
})
const written = (...children: object[]) => ({ root: { type: 'root', children } })

describe('what can be found of a text', () => {
  test.each([
    [
      'a paragraph with a link',
      paragraph(text('Call '), { type: 'link', children: [text('us')] }),
      'Call us',
    ],
    [
      'steps',
      block('steps', { items: [{ title: 'Open it', body: written(paragraph(text('with care'))) }] }),
      'Open it with care',
    ],
    ['a callout', block('callout', { tone: 'hint', body: written(paragraph(text('Mind it'))) }), 'Mind it'],
    [
      'a table with its cells, word by word',
      block('table', {
        caption: 'Prices',
        headerRow: true,
        rows: [
          ['Part', 'Price'],
          ['Display', '90 EUR'],
        ],
      }),
      'Prices Part Price Display 90 EUR',
    ],
    [
      'the title of a video',
      block('video', { provider: 'youtube', videoId: 'abc', title: 'How to clean a port' }),
      'How to clean a port',
    ],
    [
      'the button of a call to action',
      block('call-to-action', { label: 'Book a repair', url: 'contact/' }),
      'Book a repair',
    ],
  ])('are the words of %s', (_name, node, words) => {
    expect(plainText(written(node), 'en')).toBe(words)
  })

  test('is one language of a page’s sections', () => {
    const sections = [{ blockType: 'text', id: 'x', title: { en: 'Repair', fr: 'Réparation' } }]
    expect(plainText(sections, 'fr')).toBe('Réparation')
    expect(plainText(sections, 'ar')).toBe('')
  })
})

import { expect, test } from 'vitest'
import { contentHash } from './content-hash'

const document = {
  id: 1,
  title: { en: 'Title', fr: 'Titre' },
  sections: [{ id: 'a', blockType: 'news' }],
  body: { en: { root: { type: 'root', version: 1 } } },
  hidden: null,
}

test('saving a document again as it is does not change what was approved', () => {
  const again = {
    changedBy: 'Ann',
    _status: 'published',
    updatedAt: '2026-11-27',
    body: { en: { root: { version: 1, type: 'root' } } },
    sections: [{ blockType: 'news', id: 'b', blockName: '' }],
    title: { fr: 'Titre', en: 'Title' },
    active: false,
    list: [],
  }
  expect(contentHash(again)).toBe(contentHash(document))
})

test.each([
  ['a text in another language', { title: { en: 'Title', fr: 'Titres' } }],
  ['a language that comes to it', { title: { en: 'Title', fr: 'Titre', ar: 'عنوان' } }],
  ['a row more that has no fields', { sections: [{ blockType: 'news' }, {}] }],
  ['another kind of block', { sections: [{ blockType: 'links' }] }],
  ['a box that is ticked', { hidden: true }],
  ['a number that is nought', { hidden: 0 }],
])('%s changes it', (_what, change) => {
  expect(contentHash({ ...document, ...change })).not.toBe(contentHash(document))
})

test('the order of rows is content', () => {
  const of = (...types: string[]) => contentHash({ sections: types.map((blockType) => ({ blockType })) })
  expect(of('news', 'links')).not.toBe(of('links', 'news'))
})

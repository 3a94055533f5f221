import { expect, test } from 'vitest'
import { addressesIn } from './addresses-in'

test('addresses of rows, of buttons and of links in texts are found, each with its language', () => {
  const link = (url: string) => ({ root: { children: [{ type: 'link', fields: { url } }] } })
  expect(
    addressesIn(
      {
        title: { en: 'url', fr: 'to' },
        items: [{ url: 'news', children: [{ url: 'faq/3', name: { en: 'FAQ' } }] }, { url: null }],
        body: { en: link('/tips/'), fr: link('/news-detail/lost/') },
        sections: [{ blockType: 'actions', actions: { en: [{ url: 'contact' }] } }],
        to: '2027-01-01T00:00:00.000Z',
        picture: 4,
      },
      'url',
    ),
  ).toEqual([
    { address: 'news', path: 'items.0.url', language: null },
    { address: 'faq/3', path: 'items.0.children.0.url', language: null },
    { address: '/tips/', path: 'body.root.children.0.fields.url', language: 'en' },
    { address: '/news-detail/lost/', path: 'body.root.children.0.fields.url', language: 'fr' },
    { address: 'contact', path: 'sections.0.actions.0.url', language: 'en' },
  ])
})

test('a redirect leads where it says', () => {
  expect(addressesIn({ from: '/ke/old/', to: '/ke/news/', permanent: true }, 'to')).toEqual([
    { address: '/ke/news/', path: 'to', language: null },
  ])
})

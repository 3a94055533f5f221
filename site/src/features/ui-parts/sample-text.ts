import type { PictureSource } from '@/ui/picture/picture'
import type { BlockNode, InlineNode, RichTextNode } from '@/ui/rich-text/nodes'

const text = (words: string): InlineNode => ({ type: 'text', text: words })
const paragraph = (...children: InlineNode[]): BlockNode => ({ type: 'paragraph', children })

export const SAMPLE_PICTURE: PictureSource = {
  src: '/icon-192.png',
  alt: 'The mark of the brand',
  width: 192,
  height: 192,
  focalX: 50,
  focalY: 50,
  sources: [],
}

export const SAMPLE_TEXT: RichTextNode[] = [
  { type: 'heading', level: 2, children: [text('When a phone has fallen into water')] },
  paragraph(
    { type: 'text', text: 'Take it out, ', bold: true },
    text('switch it off, and leave it off. Dial '),
    { type: 'text', text: '*#06#', code: true },
    { type: 'line-break' },
    { type: 'link', href: '#content', children: [{ type: 'text', text: 'Find your IMEI' }] },
  ),
  { type: 'quote', children: [{ type: 'text', text: 'Dry first, charge later.', italic: true }] },
  {
    type: 'list',
    ordered: false,
    items: [
      {
        children: [text('Take along')],
        list: { type: 'list', ordered: true, items: [{ children: [text('the phone')] }] },
      },
      { children: [text('the receipt')] },
    ],
  },
  {
    type: 'steps',
    items: [
      { title: 'Take the SIM card out', body: [paragraph(text('Water stands in the tray.'))] },
      { title: 'Let it dry', body: [paragraph(text('For two days, at the air.'))] },
    ],
  },
  { type: 'callout', tone: 'warning', body: [paragraph(text('Do not charge it.'))] },
  { type: 'callout', tone: 'hint', body: [paragraph(text('A bag of rice does not help.'))] },
  { type: 'picture', picture: SAMPLE_PICTURE, caption: 'A caption' },
  {
    type: 'table',
    caption: 'How long it takes',
    headerRow: true,
    rows: [
      ['What', 'Days'],
      ['Cleaning', '2'],
      ['A new board', '7'],
    ],
  },
  { type: 'video', provider: 'youtube', id: 'dry', title: 'How to dry a phone', poster: SAMPLE_PICTURE },
  {
    type: 'related-article',
    href: '#content',
    title: 'What water does to a battery',
    summary: 'And when it is dangerous.',
    cover: SAMPLE_PICTURE,
  },
  { type: 'call-to-action', label: 'Find a service centre', href: '#content' },
]

import type { BlockNode, RichTextNode } from '@/ui/rich-text/nodes'

const paragraph = (text: string): BlockNode => ({ type: 'paragraph', children: [{ type: 'text', text }] })

/** Some of what an editor can write. */
export const SAMPLE_TEXT: RichTextNode[] = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'When a phone has fallen into water' }] },
  paragraph('Take it out, switch it off, and leave it off.'),
  {
    type: 'steps',
    items: [
      { title: 'Take the SIM card out', body: [paragraph('Water stands in the tray.')] },
      { title: 'Let it dry', body: [paragraph('For two days, at the air.')] },
    ],
  },
  { type: 'callout', tone: 'warning', body: [paragraph('Do not charge it.')] },
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
  { type: 'call-to-action', label: 'Find a service centre', href: '#content' },
]

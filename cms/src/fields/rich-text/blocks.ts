import {
  BoldFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import type { Block } from 'payload'
import { links } from './links'

const blockText = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    links,
    UploadFeature({ enabledCollections: ['media'] }),
    InlineToolbarFeature(),
  ],
})

export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsBlock',
  admin: { disableBlockName: true },
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [
    {
      name: 'items',
      type: 'array',
      labels: { singular: 'Step', plural: 'Steps' },
      required: true,
      minRows: 1,
      maxRows: 30,
      admin: { description: 'What to do, in order.' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 160 },
        { name: 'body', type: 'richText', editor: blockText },
      ],
    },
  ],
}

export const callout: Block = {
  slug: 'callout',
  interfaceName: 'CalloutBlock',
  admin: { disableBlockName: true },
  labels: { singular: 'Callout', plural: 'Callouts' },
  fields: [
    {
      name: 'tone',
      type: 'select',
      required: true,
      defaultValue: 'hint',
      options: [
        { value: 'hint', label: 'Hint' },
        { value: 'warning', label: 'Warning' },
      ],
    },
    { name: 'body', type: 'richText', required: true, editor: blockText },
  ],
}

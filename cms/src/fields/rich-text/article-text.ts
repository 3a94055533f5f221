import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
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
import { labelledBlock, labelledFields } from '../../labels/labelled-fields'
import { callout, steps } from './blocks'
import { links } from './links'
import { callToAction, relatedArticle } from './link-blocks'
import { table } from './table'
import { video } from './video'

/** All that the site can render. */
export const articleText = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    InlineCodeFeature(),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    links,
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: { fields: labelledFields([{ name: 'caption', type: 'text', maxLength: 300 }]) },
      },
    }),
    BlocksFeature({
      blocks: [steps, callout, table, video, relatedArticle, callToAction].map(labelledBlock),
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})

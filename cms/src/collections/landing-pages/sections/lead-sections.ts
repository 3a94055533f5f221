import type { Block } from 'payload'
import { articleText } from '../../../fields/rich-text/article-text'
import { everyLanguage } from '../../../fields/rich-text/every-language'
import { actions, picture, sectionFields, textarea } from './parts'

export const hero: Block = {
  slug: 'hero',
  interfaceName: 'HeroSection',
  labels: { singular: 'Opening with a picture', plural: 'Openings' },
  fields: [...sectionFields, textarea('text', 400), picture, actions(0)],
}

export const text: Block = {
  slug: 'text',
  interfaceName: 'TextSection',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [
    ...sectionFields,
    {
      name: 'body',
      label: 'Text',
      type: 'richText',
      required: true,
      localized: true,
      editor: articleText,
      validate: everyLanguage,
    },
  ],
}

export const callToAction: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionSection',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [...sectionFields, textarea('text', 400), actions(1)],
}

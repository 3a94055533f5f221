import type { Block } from 'payload'
import { menuAddress } from '../menu-address'
import { inWords } from '../../refusals/say-refusal'

export const relatedArticle: Block = {
  slug: 'related-article',
  interfaceName: 'RelatedArticleBlock',
  admin: { disableBlockName: true },
  labels: { singular: 'Related article', plural: 'Related articles' },
  fields: [
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'news',
      required: true,
      admin: { description: 'Countries that do not show the article leave this out.' },
    },
  ],
}

export const callToAction: Block = {
  slug: 'call-to-action',
  interfaceName: 'CallToActionBlock',
  admin: { disableBlockName: true },
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'label', label: 'Words of the button', type: 'text', required: true, maxLength: 60 },
        {
          name: 'url',
          label: 'Leads to',
          type: 'text',
          required: true,
          maxLength: 500,
          validate: inWords((value: unknown) => menuAddress(value, false)),
          admin: {
            description: 'A page such as “repair-status”, the number of an article, or a whole address.',
          },
        },
      ],
    },
  ],
}

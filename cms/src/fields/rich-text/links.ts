import { LinkFeature } from '@payloadcms/richtext-lexical'
import { labelledFields } from '../../labels/labelled-fields'
import { isSafeHref } from './safe-href'
import { inWords } from '../../refusals/say-refusal'

/** The site renders links by address only. */
export const links = LinkFeature({
  disableAutoLinks: true,
  enabledCollections: [],
  fields: ({ defaultFields }) => [
    ...defaultFields.filter((field) => 'name' in field && field.name === 'text'),
    ...labelledFields([
      {
        name: 'url',
        type: 'text',
        label: 'Address',
        required: true,
        admin: {
          description:
            'A path such as /news/ (of the visitor’s country), or an address with https:, tel: or mailto:.',
        },
        validate: inWords(
          (value: unknown) => isSafeHref(value) || 'Use a path, or an address with https, tel or mailto.',
        ),
      },
    ]),
  ],
})

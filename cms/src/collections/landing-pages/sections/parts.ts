import { ICON_NAMES } from '@carelane/main-api'
import type { ArrayField, Field, TextFieldSingleValidation } from 'payload'
import { menuAddress } from '../../../fields/menu-address'
import { inWords } from '../../../refusals/say-refusal'

const anchorName: TextFieldSingleValidation = inWords(
  (value) =>
    !value ||
    /^[a-z][a-z0-9-]*$/.test(value) ||
    'Use lower-case letters, digits and hyphens, such as how-to-claim.',
)

export const sectionFields: Field[] = [
  {
    type: 'row',
    fields: [
      { name: 'title', type: 'text', localized: true, maxLength: 120, admin: { width: '70%' } },
      {
        name: 'anchor',
        type: 'text',
        maxLength: 60,
        validate: anchorName,
        admin: { width: '30%', description: 'For links to this section, such as “how-to-claim”.' },
      },
    ],
  },
]

export const intro: Field = {
  name: 'intro',
  label: 'Introduction',
  type: 'textarea',
  localized: true,
  maxLength: 400,
}

export const picture: Field = { name: 'picture', type: 'upload', relationTo: 'media' }

export const icon: Field = {
  name: 'icon',
  type: 'select',
  options: ICON_NAMES.map((name) => ({ value: name, label: name })),
}

export function textarea(name: string, maxLength: number): Field {
  return { name, type: 'textarea', localized: true, maxLength }
}

export function line(name: string, maxLength: number): Field {
  return { name, type: 'text', required: true, localized: true, maxLength }
}

export function address(mayBeEmpty: boolean): Field {
  return {
    name: 'url',
    label: 'Leads to',
    type: 'text',
    required: !mayBeEmpty,
    maxLength: 500,
    validate: inWords((value: unknown) => menuAddress(value, mayBeEmpty)),
    admin: { description: 'A page such as “warranty-check”, the number of an article, or a whole address.' },
  }
}

export function actions(minRows: number): ArrayField {
  return {
    name: 'actions',
    label: 'Buttons',
    labels: { singular: 'Button', plural: 'Buttons' },
    type: 'array',
    required: minRows > 0,
    minRows,
    maxRows: 2,
    fields: [{ type: 'row', fields: [line('label', 40), address(false)] }],
  }
}

export function items(singular: string, plural: string, maxRows: number, fields: Field[]): ArrayField {
  return {
    name: 'items',
    label: plural,
    labels: { singular, plural },
    type: 'array',
    required: true,
    minRows: 1,
    maxRows,
    admin: {
      initCollapsed: true,
      components: { RowLabel: '/collections/landing-pages/item-row-label#ItemRowLabel' },
    },
    fields,
  }
}

import { ICON_NAMES } from '@carelane/main-api'
import type { Field } from 'payload'
import { menuAddress } from '../../fields/menu-address'
import { inWords } from '../../refusals/say-refusal'

/** A parent without an address only opens its children. */
export function linkFields(level: 'parent' | 'child'): Field[] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 60,
          admin: { width: '40%' },
        },
        {
          name: 'url',
          label: 'Leads to',
          type: 'text',
          admin: { width: '35%' },
          validate: inWords((value: unknown, { siblingData }) =>
            menuAddress(value, level === 'parent' && hasChildren(siblingData)),
          ),
        },
        {
          name: 'icon',
          type: 'select',
          enumName: 'enum_menu_icon',
          options: ICON_NAMES.map((name) => ({ value: name, label: name })),
          admin: { width: '25%' },
        },
      ],
    },
  ]
}

function hasChildren(item: unknown): boolean {
  const children = (item as { children?: unknown } | undefined)?.children
  // Forms have the number of rows.
  return Array.isArray(children) ? children.length > 0 : typeof children === 'number' && children > 0
}

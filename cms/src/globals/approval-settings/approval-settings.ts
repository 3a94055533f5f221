import type { GlobalConfig } from 'payload'
import { administrators } from '../../access/access'
import { approvedKindOptions } from '../../access/approved-kinds'
import { staffOf } from '../../access/staff'

export const ApprovalSettings = {
  slug: 'approval-settings',
  label: 'Approval',
  admin: {
    group: 'Settings',
    description:
      'What goes live only after somebody else has approved it. Who approves what is set in each account.',
  },
  access: { read: ({ req }) => staffOf(req.user) !== undefined, update: administrators },
  fields: [
    {
      name: 'rules',
      label: 'Needs approval',
      labels: { singular: 'Rule', plural: 'Rules' },
      type: 'array',
      maxRows: 50,
      defaultValue: [{ kinds: ['policies', 'legal-pages'] }],
      fields: [
        {
          name: 'kinds',
          label: 'Kinds of documents',
          type: 'select',
          hasMany: true,
          required: true,
          options: approvedKindOptions,
        },
        {
          name: 'countries',
          type: 'relationship',
          relationTo: 'countries',
          hasMany: true,
          admin: { description: 'Without any, the rule holds for all countries.', allowCreate: false },
        },
      ],
    },
    {
      name: 'administratorsToo',
      label: 'Administrators need it too',
      type: 'checkbox',
      admin: {
        description:
          'Tick it only where two people or more can approve, as nobody approves their own changes.',
      },
    },
  ],
} satisfies GlobalConfig

import type { CollectionConfig } from 'payload'
import { administrators, administratorsMayChange, ownAccount } from '../../access/access'
import { ROLE_LABELS, ROLES } from '../../access/roles'
import { closedEndpoints } from './closed-endpoints'
import { keepAnAdministrator } from './keep-an-administrator'
import { requireLongPassword } from './require-long-password'

export const Users = {
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Settings',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'countries'],
    listSearchableFields: ['name', 'email'],
    description: 'Who may log in here, and what they may do.',
  },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    useSessions: true,
    cookies: { sameSite: 'Lax' },
  },
  access: {
    admin: ({ req }) => Boolean(req.user),
    create: administrators,
    read: ownAccount,
    update: ownAccount,
    delete: administrators,
    unlock: administrators,
  },
  endpoints: closedEndpoints,
  hooks: {
    beforeValidate: [requireLongPassword],
    beforeChange: [keepAnAdministrator.whenChanged],
    beforeDelete: [keepAnAdministrator.whenDeleted],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'read-only',
      index: true,
      saveToJWT: true,
      options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
      access: { create: administratorsMayChange, update: administratorsMayChange },
      admin: { description: 'Only an administrator can change this.' },
    },
    {
      name: 'countries',
      type: 'relationship',
      relationTo: 'countries',
      hasMany: true,
      access: { create: administratorsMayChange, update: administratorsMayChange },
      admin: {
        description: 'The countries whose content this person looks after.',
        condition: (data) => data.role !== 'administrator',
      },
    },
  ],
} satisfies CollectionConfig

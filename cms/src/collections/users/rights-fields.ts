import { LOCALES } from '@carelane/countries'
import type { Field } from 'payload'
import { administratorsMayChange } from '../../access/access'
import { ROLE_LABELS, ROLES } from '../../access/roles'
import { isAdministrator, ROLES_THAT_MAY_SEE_EVERYTHING } from '../../access/staff'
import { approvedKindOptions } from '../../access/approved-kinds'
import { languageLabel } from '../../labels/language-label'

const access = { create: administratorsMayChange, update: administratorsMayChange }

export const rightsFields: Field[] = [
  {
    name: 'role',
    type: 'select',
    required: true,
    defaultValue: 'read-only',
    index: true,
    saveToJWT: true,
    options: ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] })),
    access,
    admin: { description: 'Only an administrator can change this.' },
  },
  {
    name: 'allCountries',
    label: 'Sees the content of every country',
    type: 'checkbox',
    access,
    admin: { condition: (data) => ROLES_THAT_MAY_SEE_EVERYTHING.includes(data.role) },
  },
  {
    name: 'countries',
    type: 'relationship',
    relationTo: 'countries',
    hasMany: true,
    access,
    admin: {
      description: 'The countries whose content this person looks after. Without any, only what all share.',
      condition: (data) => data.role !== 'administrator' && data.allCountries !== true,
    },
  },
  {
    name: 'languages',
    type: 'select',
    hasMany: true,
    options: LOCALES.map((code) => ({ value: code, label: languageLabel(code) })),
    access,
    admin: {
      description: 'The languages into which this person translates.',
      condition: (data) => data.role === 'translator',
    },
  },
  {
    name: 'approves',
    label: 'Approves the publication of',
    type: 'select',
    hasMany: true,
    options: approvedKindOptions,
    access,
    admin: {
      description:
        'What this person may approve for the countries above, beside what the role allows. Nobody approves their own changes.',
      condition: (data) => data.role !== 'administrator',
    },
  },
  {
    name: 'deactivated',
    label: 'May not log in any more',
    type: 'checkbox',
    access,
    admin: {
      description: 'Ends what this person has open, at once. The name stays in the history.',
      condition: (_data, _siblingData, { user }) => isAdministrator(user),
    },
  },
]

import type { DateFieldValidation, Field } from 'payload'
import { momentInAddress } from '../../fields/from-address'
import { inWords } from '../../refusals/say-refusal'

const components = { Field: '/admin/ad-window/window-time-field#WindowTimeField' }

const afterItsBeginning: DateFieldValidation = inWords((value, { siblingData }) => {
  const { from } = siblingData as { from?: string | Date | null }
  if (!value || !from) return true
  return new Date(value) > new Date(from) || 'It must end after it begins.'
})

export const windowFields: Field[] = [
  {
    name: 'active',
    label: 'Switched on',
    type: 'checkbox',
    defaultValue: true,
    index: true,
    // A copy stays hidden until turned on.
    hooks: { beforeDuplicate: [() => false] },
    admin: { position: 'sidebar', description: 'Off hides it at once, whatever its times say.' },
  },
  {
    name: 'from',
    type: 'date',
    index: true,
    defaultValue: momentInAddress('from'),
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      components,
      description: 'Empty: from now on.',
    },
  },
  {
    name: 'to',
    type: 'date',
    index: true,
    defaultValue: momentInAddress('to'),
    validate: afterItsBeginning,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayAndTime' },
      components,
      description: 'Empty: until it is switched off.',
    },
  },
  {
    name: 'windowInCountries',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/admin/ad-window/ad-window-field#AdWindowField' },
    },
  },
  {
    name: 'priority',
    type: 'number',
    required: true,
    defaultValue: 0,
    min: -100,
    max: 100,
    validate: inWords(
      (value: unknown) =>
        (Number.isInteger(value) && Math.abs(Number(value)) <= 100) || [
          'A whole number from {{from}} to {{to}}.',
          { from: -100, to: 100 },
        ],
    ),
    admin: { position: 'sidebar', description: 'The highest shows first.' },
  },
]

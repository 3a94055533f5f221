import { findTheme, THEMES } from '@carelane/themes'
import type { Field } from 'payload'
import { inWords } from '../../refusals/say-refusal'

export const themeField: Field = {
  name: 'theme',
  label: 'Look of the site',
  type: 'text',
  maxLength: 31,
  // Not a list of the database: a new look would need a migration.
  validate: inWords(
    (value: string | null | undefined) =>
      !value ||
      findTheme(value) !== undefined || [
        'Use one of: {{list}}.',
        { list: THEMES.map(({ id }) => id).join(', ') },
      ],
  ),
  admin: {
    description: 'Colours, logo, shapes and drawings. Empty: the look of the group.',
    components: { Field: '/admin/theme/theme-field#ThemeField' },
  },
}

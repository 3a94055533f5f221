import type { FieldHook, TextField } from 'payload'
import { isPlainPath, withEnd } from './redirect-path'
import { inWords } from '../../refusals/say-refusal'

export const oldPath: TextField = {
  name: 'from',
  label: 'Old address',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  maxLength: 300,
  hooks: { beforeValidate: [normalised] },
  validate: inWords(
    (value: unknown) =>
      (typeof value === 'string' && isOldPath(withEnd(value))) ||
      'Write a path with the country, such as /ke/detail/old-page/, with /* at its end for all pages below. No //, spaces, ? or #.',
  ),
  admin: {
    description:
      'With the country, such as /ke/detail/old-page/. With /* at its end, all pages below it are redirected.',
  },
}

function isOldPath(value: string): boolean {
  const path = value.endsWith('/*') ? value.slice(0, -1) : value
  return isPlainPath(path) && !/[?#*]/.test(path) && path !== '/'
}

function normalised({ value }: Pick<Parameters<FieldHook>[0], 'value'>): unknown {
  return typeof value === 'string' ? withEnd(value) : value
}

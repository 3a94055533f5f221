import { EDITOR_ROLES as ROLES } from '@carelane/config'

export { ROLES }

export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrator',
  'country-editor': 'Country editor',
  marketing: 'Marketing',
  translator: 'Translator',
  'read-only': 'Read only',
}

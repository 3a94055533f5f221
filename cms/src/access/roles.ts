export const ROLES = ['administrator', 'country-editor', 'marketing', 'translator', 'read-only'] as const

export type Role = (typeof ROLES)[number]

export const ROLE_LABELS: Record<Role, string> = {
  administrator: 'Administrator',
  'country-editor': 'Country editor',
  marketing: 'Marketing',
  translator: 'Translator',
  'read-only': 'Read only',
}

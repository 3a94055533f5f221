import { phone } from '../../pictures/things'

export const pictures = {
  parts: { form: 'hero', drawing: phone() },
} as const

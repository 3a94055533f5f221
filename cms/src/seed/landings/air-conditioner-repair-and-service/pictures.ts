import { phone } from '../../pictures/things'

export const pictures = {
  visit: { form: 'hero', drawing: phone() },
} as const

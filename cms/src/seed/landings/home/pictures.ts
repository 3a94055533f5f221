import { phone } from '../../pictures/things'

export const pictures = {
  delivery: { form: 'hero', drawing: phone() },
  partner: { form: 'hero', drawing: phone() },
} as const

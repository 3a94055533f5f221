import { phone } from '../../pictures/things'

export const pictures = {
  booklets: { form: 'hero', drawing: phone() },
} as const

import { phone } from '../../pictures/things'

export const pictures = {
  card: { form: 'hero', drawing: phone() },
  queue: { form: 'hero', drawing: phone() },
} as const

import { phone } from '../../pictures/things'

export const pictures = {
  counter: { form: 'hero', drawing: phone() },
} as const

import { phone } from '../../pictures/things'

export const pictures = {
  chat: { form: 'hero', drawing: phone() },
} as const

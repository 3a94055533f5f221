import { phone } from '../../pictures/things'

export const pictures = {
  screen: { form: 'hero', drawing: phone() },
  store: { form: 'hero', drawing: phone() },
} as const

import { phone } from '../../pictures/things'

export const pictures = {
  manual: { form: 'hero', drawing: phone() },
} as const

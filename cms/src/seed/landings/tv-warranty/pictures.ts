import { phone } from '../../pictures/things'

export const pictures = {
  television: { form: 'hero', drawing: phone() },
} as const

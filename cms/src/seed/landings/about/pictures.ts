import { phone } from '../../pictures/things'

export const pictures = {
  devices: { form: 'hero', drawing: phone() },
  aster: { form: 'card', drawing: phone() },
  kite: { form: 'card', drawing: phone() },
  solis: { form: 'card', drawing: phone() },
} as const

import { phone } from '../../pictures/things'

export const pictures = {
  bench: { form: 'hero', drawing: phone() },
  battery: { form: 'card', drawing: phone() },
  charger: { form: 'card', drawing: phone() },
  buttons: { form: 'card', drawing: phone() },
  mainboard: { form: 'card', drawing: phone() },
  screen: { form: 'card', drawing: phone() },
  camera: { form: 'card', drawing: phone() },
  speaker: { form: 'card', drawing: phone() },
} as const

import { phone } from '../../pictures/things'

export const pictures = {
  shield: { form: 'hero', drawing: phone() },
  damage: { form: 'card', drawing: phone() },
  centre: { form: 'card', drawing: phone() },
  deduction: { form: 'card', drawing: phone() },
  completed: { form: 'card', drawing: phone() },
  dial: { form: 'card', drawing: phone() },
  settings: { form: 'card', drawing: phone() },
  box: { form: 'card', drawing: phone() },
} as const

import type { Localized } from '../../localized'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import type { PolicyTexts } from './policy-texts'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'

export const POLICY_TEXTS: Localized<PolicyTexts> = { en, fr, ar, ru, th, id, es, bn, pt }

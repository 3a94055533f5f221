import type { Localized } from '../../localized'
import type { LegalText } from '../legal-text'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'

export const cookies: Localized<LegalText> = { en, fr, ar, ru, th, id, es, bn, pt }

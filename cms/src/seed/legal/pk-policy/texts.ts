import type { Localized } from '../../localized'
import type { LegalText } from '../legal-text'
import { en } from './en'

/** Shown in Pakistan alone, whose site is in English. */
export const pkPolicy: Localized<LegalText> = { en }

import type { Localized } from '../localized'
import { ar } from './ar'
import { bn } from './bn'
import { en } from './en'
import { es } from './es'
import type { FaqTextsOf } from './faq'
import { fr } from './fr'
import { id } from './id'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import type { FAQ_ENTRIES } from './topics'

/** One language of all questions. */
export type FaqTexts = { [Topic in keyof typeof FAQ_ENTRIES]: FaqTextsOf<(typeof FAQ_ENTRIES)[Topic]> }

/** The languages of the questions: each is whole, or it does not compile. */
export const FAQ_TEXTS: Localized<FaqTexts> = { en, ar, fr, es, bn, ru, pt, id, th }

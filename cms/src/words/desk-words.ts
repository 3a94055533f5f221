import { ar } from './ar'
import { bnBd } from './bn-bd'
import { type DeskWords, en } from './en'
import { es } from './es'
import { fr } from './fr'
import { id } from './id'
import { my } from './my'
import { pt } from './pt'
import { ru } from './ru'
import { th } from './th'
import { tr } from './tr'
import { uk } from './uk'
import { vi } from './vi'

/** For each language that the admin is offered in. */
export const DESK_WORDS = { en, fr, ar, ru, tr, th, id, es, 'bn-BD': bnBd, vi, my, pt, uk } satisfies Record<
  string,
  DeskWords
>

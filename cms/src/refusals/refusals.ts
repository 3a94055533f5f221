import type { DESK_WORDS } from '../words/desk-words'
import ar from './words/ar.json'
import bnBd from './words/bn-bd.json'
import es from './words/es.json'
import fr from './words/fr.json'
import id from './words/id.json'
import my from './words/my.json'
import pt from './words/pt.json'
import ru from './words/ru.json'
import th from './words/th.json'
import tr from './words/tr.json'
import uk from './words/uk.json'
import vi from './words/vi.json'

/** A sentence that says why something is not done, in English; `{{…}}` is filled in. */
export type Refusal = keyof typeof fr

type Language = Exclude<keyof typeof DESK_WORDS, 'en'>

/** For each language of the admin but English, whose sentences are the keys. */
export const REFUSALS = { ar, 'bn-BD': bnBd, es, fr, id, my, pt, ru, th, tr, uk, vi } satisfies Record<
  Language,
  Record<Refusal, string>
>

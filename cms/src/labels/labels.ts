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

export type Label = keyof typeof fr

type Language = Exclude<keyof typeof DESK_WORDS, 'en'>

/** What collections and fields are called and how they are explained, by the English text in each language. */
export const LABELS = { ar, 'bn-BD': bnBd, es, fr, id, my, pt, ru, th, tr, uk, vi } satisfies Record<
  Language,
  Record<Label, string>
>

/** Of companies: the same in every language. */
export const NAMES: ReadonlySet<string> = new Set([
  'Facebook',
  'Instagram',
  'Telegram',
  'TikTok',
  'Twitter',
  'Vimeo',
  'WhatsApp',
  'YouTube',
])

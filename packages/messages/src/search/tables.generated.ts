// Written by `npm run generate`; do not edit.
import en_concepts from '../../search/en/concepts.json'
import en_endings from '../../search/en/endings.json'
import en_joining_words from '../../search/en/joining-words.json'
import en_stop_words from '../../search/en/stop-words.json'
import fr_concepts from '../../search/fr/concepts.json'
import fr_endings from '../../search/fr/endings.json'
import fr_joining_words from '../../search/fr/joining-words.json'
import fr_stop_words from '../../search/fr/stop-words.json'
import ar_concepts from '../../search/ar/concepts.json'
import ar_endings from '../../search/ar/endings.json'
import ar_joining_words from '../../search/ar/joining-words.json'
import ar_stop_words from '../../search/ar/stop-words.json'
import ru_concepts from '../../search/ru/concepts.json'
import ru_endings from '../../search/ru/endings.json'
import ru_joining_words from '../../search/ru/joining-words.json'
import ru_stop_words from '../../search/ru/stop-words.json'
import tr_concepts from '../../search/tr/concepts.json'
import tr_endings from '../../search/tr/endings.json'
import tr_joining_words from '../../search/tr/joining-words.json'
import tr_stop_words from '../../search/tr/stop-words.json'
import th_concepts from '../../search/th/concepts.json'
import th_endings from '../../search/th/endings.json'
import th_joining_words from '../../search/th/joining-words.json'
import th_stop_words from '../../search/th/stop-words.json'
import id_concepts from '../../search/id/concepts.json'
import id_endings from '../../search/id/endings.json'
import id_joining_words from '../../search/id/joining-words.json'
import id_stop_words from '../../search/id/stop-words.json'
import es_concepts from '../../search/es/concepts.json'
import es_endings from '../../search/es/endings.json'
import es_joining_words from '../../search/es/joining-words.json'
import es_stop_words from '../../search/es/stop-words.json'
import bn_concepts from '../../search/bn/concepts.json'
import bn_endings from '../../search/bn/endings.json'
import bn_joining_words from '../../search/bn/joining-words.json'
import bn_stop_words from '../../search/bn/stop-words.json'
import vi_concepts from '../../search/vi/concepts.json'
import vi_endings from '../../search/vi/endings.json'
import vi_joining_words from '../../search/vi/joining-words.json'
import vi_stop_words from '../../search/vi/stop-words.json'
import my_concepts from '../../search/my/concepts.json'
import my_endings from '../../search/my/endings.json'
import my_joining_words from '../../search/my/joining-words.json'
import my_stop_words from '../../search/my/stop-words.json'
import pt_concepts from '../../search/pt/concepts.json'
import pt_endings from '../../search/pt/endings.json'
import pt_joining_words from '../../search/pt/joining-words.json'
import pt_stop_words from '../../search/pt/stop-words.json'
import uk_concepts from '../../search/uk/concepts.json'
import uk_endings from '../../search/uk/endings.json'
import uk_joining_words from '../../search/uk/joining-words.json'
import uk_stop_words from '../../search/uk/stop-words.json'
import uz_concepts from '../../search/uz/concepts.json'
import uz_endings from '../../search/uz/endings.json'
import uz_joining_words from '../../search/uz/joining-words.json'
import uz_stop_words from '../../search/uz/stop-words.json'

/** The tables as they are written, by language and namespace. */
export const TABLES = {
  'en': { 'concepts': en_concepts, 'endings': en_endings, 'joining-words': en_joining_words, 'stop-words': en_stop_words },
  'fr': { 'concepts': fr_concepts, 'endings': fr_endings, 'joining-words': fr_joining_words, 'stop-words': fr_stop_words },
  'ar': { 'concepts': ar_concepts, 'endings': ar_endings, 'joining-words': ar_joining_words, 'stop-words': ar_stop_words },
  'ru': { 'concepts': ru_concepts, 'endings': ru_endings, 'joining-words': ru_joining_words, 'stop-words': ru_stop_words },
  'tr': { 'concepts': tr_concepts, 'endings': tr_endings, 'joining-words': tr_joining_words, 'stop-words': tr_stop_words },
  'th': { 'concepts': th_concepts, 'endings': th_endings, 'joining-words': th_joining_words, 'stop-words': th_stop_words },
  'id': { 'concepts': id_concepts, 'endings': id_endings, 'joining-words': id_joining_words, 'stop-words': id_stop_words },
  'es': { 'concepts': es_concepts, 'endings': es_endings, 'joining-words': es_joining_words, 'stop-words': es_stop_words },
  'bn': { 'concepts': bn_concepts, 'endings': bn_endings, 'joining-words': bn_joining_words, 'stop-words': bn_stop_words },
  'vi': { 'concepts': vi_concepts, 'endings': vi_endings, 'joining-words': vi_joining_words, 'stop-words': vi_stop_words },
  'my': { 'concepts': my_concepts, 'endings': my_endings, 'joining-words': my_joining_words, 'stop-words': my_stop_words },
  'pt': { 'concepts': pt_concepts, 'endings': pt_endings, 'joining-words': pt_joining_words, 'stop-words': pt_stop_words },
  'uk': { 'concepts': uk_concepts, 'endings': uk_endings, 'joining-words': uk_joining_words, 'stop-words': uk_stop_words },
  'uz': { 'concepts': uz_concepts, 'endings': uz_endings, 'joining-words': uz_joining_words, 'stop-words': uz_stop_words },
}

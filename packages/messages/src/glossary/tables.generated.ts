// Written by `npm run generate`; do not edit.
import fr_terms from '../../glossary/fr/terms.json'
import ar_terms from '../../glossary/ar/terms.json'
import ru_terms from '../../glossary/ru/terms.json'
import tr_terms from '../../glossary/tr/terms.json'
import th_terms from '../../glossary/th/terms.json'
import id_terms from '../../glossary/id/terms.json'
import es_terms from '../../glossary/es/terms.json'
import bn_terms from '../../glossary/bn/terms.json'
import vi_terms from '../../glossary/vi/terms.json'
import my_terms from '../../glossary/my/terms.json'
import pt_terms from '../../glossary/pt/terms.json'
import uk_terms from '../../glossary/uk/terms.json'
import uz_terms from '../../glossary/uz/terms.json'

/** The tables as they are written, by language and namespace. */
export const TABLES = {
  'fr': { 'terms': fr_terms },
  'ar': { 'terms': ar_terms },
  'ru': { 'terms': ru_terms },
  'tr': { 'terms': tr_terms },
  'th': { 'terms': th_terms },
  'id': { 'terms': id_terms },
  'es': { 'terms': es_terms },
  'bn': { 'terms': bn_terms },
  'vi': { 'terms': vi_terms },
  'my': { 'terms': my_terms },
  'pt': { 'terms': pt_terms },
  'uk': { 'terms': uk_terms },
  'uz': { 'terms': uz_terms },
}

// Written by `npm run generate`; do not edit.
import en_interface from '../../admin/en/interface.json'
import en_payload from '../../admin/en/payload.json'
import fr_interface from '../../admin/fr/interface.json'
import fr_labels from '../../admin/fr/labels.json'
import fr_payload from '../../admin/fr/payload.json'
import fr_refusals from '../../admin/fr/refusals.json'
import ar_interface from '../../admin/ar/interface.json'
import ar_labels from '../../admin/ar/labels.json'
import ar_payload from '../../admin/ar/payload.json'
import ar_refusals from '../../admin/ar/refusals.json'
import ru_interface from '../../admin/ru/interface.json'
import ru_labels from '../../admin/ru/labels.json'
import ru_payload from '../../admin/ru/payload.json'
import ru_refusals from '../../admin/ru/refusals.json'
import tr_interface from '../../admin/tr/interface.json'
import tr_labels from '../../admin/tr/labels.json'
import tr_payload from '../../admin/tr/payload.json'
import tr_refusals from '../../admin/tr/refusals.json'
import th_interface from '../../admin/th/interface.json'
import th_labels from '../../admin/th/labels.json'
import th_payload from '../../admin/th/payload.json'
import th_refusals from '../../admin/th/refusals.json'
import id_interface from '../../admin/id/interface.json'
import id_labels from '../../admin/id/labels.json'
import id_payload from '../../admin/id/payload.json'
import id_refusals from '../../admin/id/refusals.json'
import es_interface from '../../admin/es/interface.json'
import es_labels from '../../admin/es/labels.json'
import es_payload from '../../admin/es/payload.json'
import es_refusals from '../../admin/es/refusals.json'
import bn_interface from '../../admin/bn/interface.json'
import bn_labels from '../../admin/bn/labels.json'
import bn_payload from '../../admin/bn/payload.json'
import bn_refusals from '../../admin/bn/refusals.json'
import vi_interface from '../../admin/vi/interface.json'
import vi_labels from '../../admin/vi/labels.json'
import vi_payload from '../../admin/vi/payload.json'
import vi_refusals from '../../admin/vi/refusals.json'
import my_interface from '../../admin/my/interface.json'
import my_labels from '../../admin/my/labels.json'
import my_payload from '../../admin/my/payload.json'
import my_refusals from '../../admin/my/refusals.json'
import pt_interface from '../../admin/pt/interface.json'
import pt_labels from '../../admin/pt/labels.json'
import pt_payload from '../../admin/pt/payload.json'
import pt_refusals from '../../admin/pt/refusals.json'
import uk_interface from '../../admin/uk/interface.json'
import uk_labels from '../../admin/uk/labels.json'
import uk_payload from '../../admin/uk/payload.json'
import uk_refusals from '../../admin/uk/refusals.json'

/** The tables as they are written, by language and namespace. */
export const TABLES = {
  'en': { 'interface': en_interface, 'payload': en_payload },
  'fr': { 'interface': fr_interface, 'labels': fr_labels, 'payload': fr_payload, 'refusals': fr_refusals },
  'ar': { 'interface': ar_interface, 'labels': ar_labels, 'payload': ar_payload, 'refusals': ar_refusals },
  'ru': { 'interface': ru_interface, 'labels': ru_labels, 'payload': ru_payload, 'refusals': ru_refusals },
  'tr': { 'interface': tr_interface, 'labels': tr_labels, 'payload': tr_payload, 'refusals': tr_refusals },
  'th': { 'interface': th_interface, 'labels': th_labels, 'payload': th_payload, 'refusals': th_refusals },
  'id': { 'interface': id_interface, 'labels': id_labels, 'payload': id_payload, 'refusals': id_refusals },
  'es': { 'interface': es_interface, 'labels': es_labels, 'payload': es_payload, 'refusals': es_refusals },
  'bn': { 'interface': bn_interface, 'labels': bn_labels, 'payload': bn_payload, 'refusals': bn_refusals },
  'vi': { 'interface': vi_interface, 'labels': vi_labels, 'payload': vi_payload, 'refusals': vi_refusals },
  'my': { 'interface': my_interface, 'labels': my_labels, 'payload': my_payload, 'refusals': my_refusals },
  'pt': { 'interface': pt_interface, 'labels': pt_labels, 'payload': pt_payload, 'refusals': pt_refusals },
  'uk': { 'interface': uk_interface, 'labels': uk_labels, 'payload': uk_payload, 'refusals': uk_refusals },
}

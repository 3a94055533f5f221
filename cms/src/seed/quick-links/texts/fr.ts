import type { LinkTexts } from './link-texts'

export const fr: LinkTexts = {
  warrantyCheck: [
    'Vérifier la garantie',
    'garantie, garanti, garentie, garanty, imei, imeï, vérifier imei, date d’activation, fin de garantie, mon téléphone est-il couvert',
  ],
  repairStatus: [
    'Suivre une réparation',
    'suivi, suivre, statut, état réparation, réparation, reparation, où est mon téléphone, numéro d’ordre, prêt',
  ],
  serviceCenter: [
    'Trouver un centre de service',
    'centre, center, sav, service après-vente, atelier, réparateur, proche, agence, adresse, horaires, itinéraire',
  ],
  partPrices: [
    'Prix des pièces',
    'prix, tarif, combien, coût, prix écran, prix batterie, pièce détachée, piece, main-d’œuvre, devis',
  ],
  brokenScreen: [
    'Écran cassé',
    'écran cassé, ecran casse, fissuré, fissure, vitre, changer écran, afficheur, lcd, tactile, tactile ne marche pas',
  ],
  phoneRepair: [
    'Réparer un téléphone',
    'réparation téléphone, réparer, portable en panne, gâté, ne charge pas, batterie, haut-parleur, caméra, micro, bouton, chauffe',
  ],
  appointment: [
    'Prendre rendez-vous',
    'rendez-vous, rdv, rendez vous, réserver, réservation, créneau, passer au centre',
  ],
  contact: [
    'Téléphone et e-mail',
    'contact, hotline, appeler, numéro, service client, whatsapp, email, e-mail, mail, réclamation, plainte',
  ],
  chat: ['Discuter avec nous', 'chat, tchat, discussion, aide en ligne, conseiller, message, assistance'],
  servicePolicy: [
    'Politique de service',
    'conditions de garantie, conditions, politique, règles, couvert, exclusions, garantie accessoires, garantie ordinateur, garantie électroménager',
  ],
  protection: [
    'Protections et extension',
    'assurance, assurer, protection écran, care+, extension de garantie, prolongation, accident, sinistre',
  ],
  faq: ['Questions fréquentes', 'faq, question, aide, réponse, combien de temps, pourquoi, problème'],
  tips: ['Conseils et astuces', 'conseils, astuces, comment, guide, nettoyer, lent, batterie, chaud, eau'],
  originalPart: [
    'Pièce d’origine ?',
    'original, origine, authentique, faux, copie, contrefaçon, numéro de série, vérifier pièce',
  ],
  drivers: [
    'Pilotes et manuels',
    'pilote, driver, télécharger, telecharger, pc portable, ordinateur, wifi, manuel, notice, snid, windows',
  ],
  tvWarranty: ['Garantie TV', 'tv, télé, tele, téléviseur, garantie tv, numéro de série tv, solis'],
  airConditioner: [
    'Réparer un climatiseur',
    'clim, climatiseur, climatisation, split, ne refroidit pas, gaz, fuite, nettoyer clim',
  ],
  unlockAppeal: [
    'Débloquer un téléphone',
    'déblocage, débloquer, bloqué, verrouillé, verrou, téléphone bloqué, carte d’embarquement, antivol',
  ],
}

import { randomNumbers } from './random'

/** Most frequent words first. */
const SUBJECTS = {
  en: `the phone screen battery repair service warranty center update device charger camera new replace original parts
    customer month cable software display water message account settings television filter data free hour city technician
    protection memory price online network storage app card sound picture check guide power safe clean photo speed quick
    product support model accessory brand security backup touch button problem solution appointment delivery`,
  fr: `le téléphone écran batterie réparation service garantie centre mise appareil chargeur caméra nouveau remplacer
    origine pièces client mois câble logiciel affichage eau message compte réglages téléviseur filtre données gratuit
    heure ville technicien protection mémoire prix ligne réseau stockage application carte son image vérifier guide
    énergie sûr nettoyer photo vitesse rapide produit assistance modèle accessoire marque sécurité sauvegarde tactile
    bouton problème solution rendez-vous livraison`,
}

export type SampleLocale = keyof typeof SUBJECTS

const SIZE = 20_000

const SYLLABLES =
  'ba be co da do fa ge ha ka ki la le ma mi na no pa po ra re sa se ta ti vo lu ro su ne di'.split(' ')

const WORDS: Record<SampleLocale, string[]> = { en: wordsOf('en'), fr: wordsOf('fr') }

/** Zipf's law. */
export function words(locale: SampleLocale, count: number, random: () => number): string[] {
  const all = WORDS[locale]
  return Array.from({ length: count }, () => all[Math.floor(all.length ** random()) - 1] ?? '')
}

function wordsOf(locale: SampleLocale): string[] {
  const random = randomNumbers(locale === 'en' ? 1 : 2)
  const all = new Set(SUBJECTS[locale].split(/\s+/))
  while (all.size < SIZE) {
    const length = 2 + Math.floor(random() * 3)
    all.add(
      Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('') +
        (locale === 'fr' ? 'é' : ''),
    )
  }
  return [...all]
}

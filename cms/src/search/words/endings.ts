import type { Locale } from '@carelane/countries'
import { fold } from './fold'

/** How the forms of a language's words end; what is left of a word has at least `shortest` letters. */
export interface Endings {
  shortest: number
  /** Each round takes one ending off; the longest that fits. A pair says what stands in its place. */
  rounds: readonly (readonly (readonly [ending: string, instead: string])[])[]
}

const ENGLISH: Endings = {
  shortest: 3,
  rounds: [
    pairs('sses:ss ies:y ss:ss us:us is:is s:'),
    pairs('ation:at ement: ment: ing: ion: ied:y ed: ly: e:'),
  ],
}

const FRENCH: Endings = {
  shortest: 3,
  rounds: [
    pairs(
      `issements: issement: ements: ement: ations: ation: ateurs: ateur: antes: ante: ants: ant: ables: able:
      ives: ive: ifs: if: euses: euse: eurs: eur: ees: ee: er: ez: ir: es: e: aux: ait: ions: ion: ies: ie:
      is: it: i: res: re: x: s:`,
    ),
  ],
}

const SPANISH: Endings = {
  shortest: 3,
  rounds: [
    pairs(
      `amientos: amiento: imientos: imiento: aciones: acion: adores: ador: iciones: icion: iones: ion: ados: ado:
      adas: ada: idos: ido: idas: ida: ando: iendo: ables: able: ias: ia: ces: z: ar: er: ir: os: as: es: o: a: e: s:`,
    ),
  ],
}

const PORTUGUESE: Endings = {
  shortest: 3,
  rounds: [
    pairs(
      `amentos: amento: imentos: imento: acoes: acao: icoes: icao: oes: ao: adores: ador: ados: ado: adas: ada:
      idos: ido: idas: ida: ando: endo: indo: aveis: avel: ias: ia: ais:al eis:el ar: er: ir: ns:m os: as: es: o: a: e: s:`,
    ),
  ],
}

const RUSSIAN: Endings = {
  shortest: 3,
  rounds: [
    pairs(
      `ийного: ийному: ийный: ийная: ийное: ийные: ийной: ировать: ывать: ивать: овать: ать: ять: еть: ить:
      ается: яется: ется: ится: ает: яет: ует: ить: ться: иями: ями: ами: иях: ях: ах: ией: ием: ов: ев: ей: ой: ом:
      ий: ый: ая: яя: ое: ее: ые: ие: ия: ию: ии: ого: его: ому: ему: ыми: ими: ым: им: ых: их: ую: юю: ою: ею:
      ям: ам: а: я: о: е: и: ы: у: ю: ь: й:`,
    ),
  ],
}

const INDONESIAN: Endings = {
  shortest: 4,
  rounds: [pairs('nya: lah: kah: ku: mu:'), pairs('an: i:'), pairs('k:'), pairs('i:')],
}

const TURKIC: Endings = {
  shortest: 3,
  rounds: [
    pairs('nin: nun: dan: den: tan: ten: da: de: ta: te: ning: ga: ka: ni: ya: ye:'),
    pairs('lari: leri: lar: ler: im: um: miz: si: su: i: u:'),
  ],
}

const BENGALI: Endings = {
  shortest: 2,
  rounds: [
    pairs('গুলোর: গুলির: গুলোকে: গুলো: গুলি: দের: টির: টিকে: টিতে: টি: টা: খানা: ের: কে: তে: র: ে:'),
    pairs('ের: র: ে: য়:'),
  ],
}

export const ENDINGS: Partial<Record<Locale, Endings>> = {
  en: ENGLISH,
  fr: FRENCH,
  es: SPANISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  uk: RUSSIAN,
  id: INDONESIAN,
  tr: TURKIC,
  uz: TURKIC,
  bn: BENGALI,
}

function pairs(list: string): [string, string][] {
  return list
    .split(/\s+/)
    .map((pair): [string, string] => {
      const [ending = '', instead = ''] = pair.split(':')
      return [fold(ending), instead]
    })
    .toSorted(([a], [b]) => b.length - a.length)
}

import type { CountryCode } from '@carelane/countries'
import type { Localized } from '../localized'
import type { LinkText } from './texts/link-texts'

export interface OwnLink {
  name: string
  /** A page under `{lang}`, or the slug of an article that these countries show. */
  target: { page: string } | { article: string }
  countries: readonly CountryCode[]
  /** In English and in the languages of these countries. */
  texts: Localized<LinkText>
}

/** Quick links of some countries; one that leads to a page of all countries takes its place there. */
export const OWN_LINKS: readonly OwnLink[] = [
  {
    name: 'refund',
    target: { page: 'policy/pk-policy' },
    countries: ['pk'],
    texts: {
      en: [
        'Refund and cancellation',
        'refund, money back, cancel, cancellation, cancel order, return money, wapsi, paise wapas',
      ],
    },
  },
  {
    name: 'book',
    target: { page: 'repair-appointment' },
    countries: ['ph'],
    texts: {
      en: [
        'Book a repair time',
        'appointment, booking, book, schedule, pila, paayos, magpaayos, pa-schedule, time slot, queue',
      ],
    },
  },
  {
    name: 'ramadan',
    target: { article: 'service-centre-hours-in-ramadan' },
    countries: ['sa', 'ae', 'eg', 'iq', 'pk', 'bd', 'id'],
    texts: {
      en: ['Opening hours in Ramadan', 'ramadan, ramzan, ramadhan, ramazan, opening hours, timing, iftar'],
      ar: ['مواعيد العمل في رمضان', 'رمضان, مواعيد رمضان, دوام رمضان, ساعات العمل, إفطار'],
      bn: ['রমজানের সময়সূচি', 'রমজান, রোজা, সময়সূচি, খোলা, ইফতার, ramadan'],
      id: ['Jam layanan Ramadan', 'ramadan, ramadhan, puasa, jam buka, jadwal, buka puasa'],
    },
  },
  {
    name: 'water',
    target: { article: 'phone-fell-in-water' },
    countries: ['bd', 'id', 'in', 'ph', 'br', 'co', 'ec', 'np', 'th', 'sl', 'lr', 'mz'],
    texts: {
      en: [
        'Phone fell in water',
        'water, wet phone, rain, rice, drop in water, flood, moisture, water damage',
      ],
      bn: ['ফোন পানিতে পড়েছে', 'পানি, ফোন ভিজেছে, বৃষ্টি, বন্যা, পানিতে পড়েছে, pani'],
      id: ['Ponsel jatuh ke air', 'kena air, kecebur, basah, hujan, banjir, kemasukan air, beras'],
      pt: ['O celular caiu na água', 'água, molhou, molhado, chuva, caiu na água, arroz, oxidou'],
      es: ['El teléfono cayó al agua', 'agua, mojado, se mojó, lluvia, arroz, humedad, cayó al agua'],
      th: ['โทรศัพท์ตกน้ำ', 'ตกน้ำ, น้ำเข้า, เปียก, ฝน, น้ำท่วม, โดนน้ำ, ข้าวสาร'],
    },
  },
  {
    name: 'three-years',
    target: { page: 'service-policy' },
    countries: ['es'],
    texts: {
      en: ['Three years by law', 'policy, warranty policy, legal guarantee, three years, 3 years'],
      es: [
        'Garantía legal de tres años',
        'garantía legal, tres años, 3 años, política, condiciones, ley, consumidor',
      ],
    },
  },
  {
    name: 'repair-label',
    target: { article: 'a-label-that-says-how-repairable-a-phone-is' },
    countries: ['es', 'pl', 'global'],
    texts: {
      en: [
        'The repairability label',
        'label, energy label, repairability, repair score, eu label, spare parts years',
      ],
      es: [
        'La etiqueta de reparabilidad',
        'etiqueta, reparabilidad, índice, etiqueta energética, ue, repuestos años',
      ],
    },
  },
]

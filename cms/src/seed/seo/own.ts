import type { CountryCode } from '@carelane/countries'
import type { RouteName } from '@carelane/main-api'
import type { Localized } from '../localized'
import type { SeoText } from './texts/seo-texts'

/** Pages of single countries, in the languages which those have and in English. */
export const OWN_SEO: readonly { country: CountryCode; route: RouteName; texts: Localized<SeoText> }[] = [
  {
    country: 'ng',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Nigeria',
        'Warranty check by IMEI, repair status, service centres from Lagos to Kano, part prices in naira, and tips for your phone and TV.',
      ],
    },
  },
  {
    country: 'ke',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Kenya',
        'Warranty check by IMEI, repair status, service centres from Nairobi to Mombasa, part prices in shillings, and tips for your phone.',
      ],
    },
  },
  {
    country: 'gh',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Ghana',
        'Warranty check by IMEI, repair status, service centres from Accra to Kumasi, part prices in cedis, and tips for your phone and TV.',
      ],
    },
  },
  {
    country: 'pk',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Pakistan',
        'Warranty check by IMEI, repair status, service centres from Karachi to Lahore, part prices in rupees, refund and cancellation policy.',
      ],
    },
  },
  {
    country: 'in',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in India',
        'Warranty check by IMEI, repair status, service centres near you, part prices in rupees, and tips for phones, TVs and ACs.',
      ],
    },
  },
  {
    country: 'ph',
    route: 'repair-appointment',
    texts: {
      en: [
        'Book a repair time in the Philippines',
        'Choose a service centre, a day and a time, tell us what is wrong, and come when it is your turn.',
      ],
    },
  },
  {
    country: 'bd',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Bangladesh',
        'Warranty check by IMEI, repair status, service centres from Dhaka to Chattogram, and part prices in taka.',
      ],
      bn: [
        'বাংলাদেশে Aster, Kite ও Solis সেবা',
        'IMEI দিয়ে ওয়ারেন্টি, মেরামতের অবস্থা, ঢাকা থেকে চট্টগ্রাম সার্ভিস সেন্টার, আর টাকায় যন্ত্রাংশের দাম।',
      ],
    },
  },
  {
    country: 'sa',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Saudi Arabia',
        'Warranty check by IMEI, repair status, service centres from Riyadh to Jeddah, and part prices in riyals.',
      ],
      ar: [
        'خدمة Aster وKite وSolis في السعودية',
        'التحقق من الضمان برقم IMEI وحالة الإصلاح ومراكز الخدمة من الرياض إلى جدة وأسعار القطع بالريال.',
      ],
    },
  },
  {
    country: 'eg',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Egypt',
        'Warranty check by IMEI, repair status, service centres from Cairo to Alexandria, and part prices in pounds.',
      ],
      ar: [
        'خدمة Aster وKite وSolis في مصر',
        'التحقق من الضمان برقم IMEI وحالة الإصلاح ومراكز الخدمة من القاهرة إلى الإسكندرية وأسعار القطع بالجنيه.',
      ],
    },
  },
  {
    country: 'ci',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Côte d’Ivoire',
        'Warranty check by IMEI, repair status, service centres from Abidjan to Bouaké, and part prices in CFA francs.',
      ],
      fr: [
        'Service Aster, Kite et Solis, Côte d’Ivoire',
        'Garantie par IMEI, suivi de réparation, centres d’Abidjan à Bouaké, prix des pièces en francs CFA et conseils.',
      ],
    },
  },
  {
    country: 'br',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Brazil',
        'Warranty check by IMEI, repair status, service centres, and part prices in reais.',
      ],
      pt: [
        'Assistência Aster, Kite e Solis no Brasil',
        'Garantia pelo IMEI, andamento do reparo, assistências de São Paulo a Recife, preço das peças em reais e dicas.',
      ],
    },
  },
  {
    country: 'mx',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Mexico',
        'Warranty check by IMEI, repair status, service centres, and part prices in pesos.',
      ],
      es: [
        'Servicio Aster, Kite y Solis en México',
        'Garantía con el IMEI, estado de la reparación, centros de Ciudad de México a Monterrey y precio de repuestos en pesos.',
      ],
    },
  },
  {
    country: 'es',
    route: 'service-policy',
    texts: {
      en: [
        'Service policy in Spain: three years by law',
        'What the warranty of Aster, Kite and Solis covers in Spain, with the three years of the law. Choose brand and product.',
      ],
      es: [
        'Garantía en España: tres años por ley',
        'Qué cubre la garantía de Aster, Kite y Solis en España, con los tres años que da la ley. Elija marca y producto.',
      ],
    },
  },
  {
    country: 'id',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Indonesia',
        'Warranty check by IMEI, repair status, service centres from Jakarta to Surabaya, and part prices in rupiah.',
      ],
      id: [
        'Layanan Aster, Kite, dan Solis di Indonesia',
        'Cek garansi dengan IMEI, status perbaikan, pusat layanan dari Jakarta sampai Surabaya, dan harga suku cadang dalam rupiah.',
      ],
    },
  },
  {
    country: 'th',
    route: 'home',
    texts: {
      en: [
        'Aster, Kite and Solis service in Thailand',
        'Warranty check by IMEI, repair status, service centres from Bangkok to Chiang Mai, and part prices in baht.',
      ],
      th: [
        'บริการ Aster, Kite, Solis ในประเทศไทย',
        'ตรวจประกันด้วย IMEI สถานะงานซ่อม ศูนย์บริการจากกรุงเทพฯ ถึงเชียงใหม่ และราคาอะไหล่เป็นบาท',
      ],
    },
  },
]

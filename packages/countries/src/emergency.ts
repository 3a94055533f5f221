import type { CountryCode } from './codes'

export interface OpenedSource {
  address: string
  /** `YYYY-MM-DD` */
  read: string
}

export interface EmergencyNumbers {
  /** As dialled, preferred first; empty if unknown. */
  fire: readonly string[]
  ambulance: readonly string[]
  sources: readonly OpenedSource[]
}

export interface HelpLine {
  number: string
  sources: readonly OpenedSource[]
}

const READ = '2026-11-24'

const opened = (...addresses: string[]): OpenedSource[] =>
  addresses.map((address) => ({ address, read: READ }))

const PHONE_TABLES = [
  'https://github.com/GrapheneOS/platform_packages_services_Telephony/blob/795f5458aa5523ba18a25d57d37ae729c7066086/ecc/input/eccdata.txt',
  'https://github.com/daviddrysdale/python-phonenumbers/tree/4920fee9ffce2733141b1d2b962020f47494ef93/python/phonenumbers/shortdata',
]

const agreed = (fire: string, ambulance: string): EmergencyNumbers =>
  numbers(fire, ambulance, ...PHONE_TABLES)

function numbers(fire: string, ambulance: string, ...addresses: string[]): EmergencyNumbers {
  const listed = (text: string) => text.split(' ').filter((number) => number !== '')
  return { fire: listed(fire), ambulance: listed(ambulance), sources: opened(...addresses) }
}

/** Countries whose sources disagree are left out: guessing could cost a life. */
export const EMERGENCY_NUMBERS: Readonly<Partial<Record<CountryCode, EmergencyNumbers>>> = {
  ug: agreed('999', '999'),
  tz: numbers('114', '112', ...PHONE_TABLES, 'https://kaziforums.com/namba-ya-dharura-zimamoto'),
  rw: agreed('111', '112'),
  ss: agreed('999', '999'),
  zm: agreed('993', '991'),
  mz: agreed('198', '117'),
  mw: agreed('999', '998'),
  mg: agreed('118', '117'),
  id: numbers(
    '112',
    '112',
    'https://www.sibisnis.co.id/panduan-resmi-apa-nomor-emergency-indonesia-dan-layanan-darurat-terpadu',
    'https://www.republika.co.id/berita/koran/kesra/16/04/29/o6dso610-hubungi-nomor-112-panggilan-darurat-versi-indonesia',
  ),
  ph: agreed('911', '911'),
  mm: numbers(
    '191',
    '',
    'https://www.gnlm.com.mm/enhanced-fire-safety-measures-implemented-in-yangon-region-with-cctv-surveillance/',
  ),
  th: agreed('199', '1669'),
  my: agreed('999', '999'),
  vn: agreed('114', '115'),
  tr: numbers('112', '112', 'https://sinopism.saglik.gov.tr/TR-226526/acil-durumda-sadece-112.html'),
  za: numbers('112', '112', ...PHONE_TABLES, 'https://statuscheck.co.za/?p=14569'),
  cm: numbers(
    '118',
    '',
    'https://mindef.gov.cm/sapeurs-pompiers/en/dormitory-fire-comice-district-in-maroua/',
  ),
  ga: numbers('18', '', 'https://beksconsultinggabon.com/blog-beks'),
  iq: numbers(
    '911',
    '911',
    'http://burathanews.com/arabic/news/469673',
    'https://video-agencyia.iq/Detail/10523',
  ),
  et: numbers(
    '939',
    '939',
    'https://www.amn.gov.et/?p=27354',
    'https://ethiopianmonitor.com/2022/04/19/addis-ababa-fire-department-urges-caution-during-easter-celebration/',
  ),
  eg: agreed('180', '123'),
  ma: numbers(
    '15',
    '15',
    'https://protectioncivilemarocaine.over-blog.com/2014/12/alerter-le-15-les-regles-pour-une-alerte-efficace.html',
    'https://www.challenge.ma/maroc-ces-numeros-quil-faut-avoir-en-cas-durgence-243599/',
  ),
  // 911 in Makkah, Riyadh and the Eastern Province.
  sa: numbers('911 998', '997', ...PHONE_TABLES, 'https://www.arabkhabar.com/a/4308188'),
  tn: agreed('198', '190'),
  dz: numbers('14', '14', 'https://fr.allafrica.com/stories/202401110207.html'),
  ae: agreed('997', '998'),
  in: agreed('112', '112'),
  np: agreed('101', '102'),
  bd: agreed('999', '999'),
  pk: agreed('16', '115'),
  ec: agreed('911', '911'),
  bo: agreed('119', '118'),
  co: agreed('123', '123'),
  br: agreed('193', '192'),
  gt: agreed('123', '123'),
  pe: agreed('116', ''),
  mx: agreed('911', '911'),
  ar: agreed('100', '107'),
  py: agreed('911', '911'),
  ru: agreed('112', '112'),
  uz: numbers(
    '112',
    '112',
    'https://kun.uz/ru/news/2024/05/31/sozdayetsya-yedinaya-dispetcherskaya-slujba-112',
    'https://xs.uz/fr/post/112-unified-dispatch-service-now-fully-operational-across-uzbekistan',
  ),
  ua: agreed('101', '103'),
  ke: numbers(
    '999',
    '999',
    ...PHONE_TABLES,
    'https://www.the-star.co.ke/news/2022-08-07-police-announce-toll-free-emergency-contacts-ahead-of-polls',
  ),
  ng: numbers(
    '112',
    '112',
    'https://technologytimes.ng/dial-122-how-nigerias-three-digit-emergency-number-works/',
    'https://leadership.ng/ncc-role-in-saving-telecom-consumer-lives-during-emergencies',
  ),
  ml: agreed('18', '15'),
  bj: agreed('118', ''),
  ne: agreed('18', '15'),
  gn: numbers('18', '18', 'https://laguinee.info/?p=9685'),
  sl: agreed('999', '999'),
  lr: agreed('911', '911'),
  ci: agreed('180', ''),
  gh: agreed('192', '193'),
  sn: numbers(
    '18',
    '18',
    'https://www.pressafrik.com/Couvre-feu-les-Sapeurs-Pompiers-a-la-disposition-des-populations-en-besoin-d-evacuation-sanitaire_a226155.html',
  ),
  bf: agreed('18', '18'),
  tg: agreed('118', ''),
  gm: agreed('118', '116'),
  bi: agreed('112', '112'),
  zw: agreed('993', '999'),
  ao: agreed('115', '112'),
  td: agreed('18', ''),
  by: agreed('101', '103'),
  es: agreed('112', '112'),
  pl: agreed('112', '112'),
}

const helpLine = (number: string, ...addresses: string[]): HelpLine => ({
  number,
  sources: opened(...addresses),
})

/** Free, round the clock. */
export const HELP_LINES: Readonly<Partial<Record<CountryCode, HelpLine>>> = {
  br: helpLine(
    '188',
    'https://horahnoticia.com.br/boa-noticia-cvv-188-atende-gratuitamente-em-todo-o-pais-inclusive-marilia/',
  ),
  es: helpLine(
    '024',
    'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
  ),
  in: helpLine(
    '14416',
    'https://www.thehawk.in/news/health/tele-manas-mental-health-helpline-handles-over-238-lakh-calls-since-2022-prataprao-jadhav',
  ),
  mx: helpLine(
    '8009112000',
    'https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/',
  ),
  ph: helpLine('1553', 'https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays'),
  th: helpLine('1323', 'https://thethaiger.com/th/news/1476607/'),
  ua: helpLine(
    '7333',
    'https://techtoday.in.ua/ru/vodafone-news-ru/goryachaya-lynyya-lifeline-ukraine-po-profylaktyke-samoubyjstv-prodolzhyt-podderzhyvat-psyhycheskoe-zdorove-ukrayntsev-164921.html',
  ),
  za: helpLine(
    '0800567567',
    'http://www.pressreader.com/south-africa/the-star-early-edition/20190212/281668256233737',
  ),
}

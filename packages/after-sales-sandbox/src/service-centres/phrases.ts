import type { Locale } from '@carelane/countries'

interface Phrases {
  name: string
  streets: readonly string[]
  address: string
  directions: readonly string[]
}

const EN: Phrases = {
  name: '{brand} Service Centre {city}',
  streets: [
    'Market Street',
    'Station Road',
    'Independence Avenue',
    'Hospital Road',
    'Church Street',
    'Harbour Road',
  ],
  address: '{number} {street}',
  directions: [
    'Opposite the central market',
    'Ground floor of the shopping centre',
    'Beside the bus station',
  ],
}

export const PHRASES: Readonly<Record<Locale, Phrases>> = {
  en: EN,
  fr: {
    name: 'Centre de service {brand} {city}',
    streets: ['Rue du Marché', 'Avenue de la Gare', 'Avenue de l’Indépendance', 'Rue de l’Hôpital'],
    address: '{number}, {street}',
    directions: [
      'En face du marché central',
      'Au rez-de-chaussée du centre commercial',
      'Près de la gare routière',
    ],
  },
  ar: {
    name: 'مركز خدمة {brand} {city}',
    streets: ['شارع السوق', 'شارع المحطة', 'شارع الاستقلال', 'شارع المستشفى', 'شارع الملك'],
    address: '{street}، مبنى {number}',
    directions: ['مقابل السوق المركزي', 'الطابق الأرضي من مركز التسوق', 'بجانب محطة الحافلات'],
  },
  ru: {
    name: 'Сервисный центр {brand} {city}',
    streets: ['ул. Вокзальная', 'ул. Рыночная', 'пр. Мира', 'ул. Садовая', 'ул. Больничная'],
    address: '{street}, д. {number}',
    directions: ['Напротив центрального рынка', 'Первый этаж торгового центра', 'Рядом с автовокзалом'],
  },
  tr: {
    name: '{brand} Servis Merkezi {city}',
    streets: ['Çarşı Caddesi', 'İstasyon Caddesi', 'Cumhuriyet Caddesi', 'Hastane Sokak'],
    address: '{street} No: {number}',
    directions: ['Merkez çarşının karşısında', 'Alışveriş merkezinin zemin katında', 'Otogarın yanında'],
  },
  th: {
    name: 'ศูนย์บริการ {brand} {city}',
    streets: ['ถนนตลาด', 'ถนนสถานีรถไฟ', 'ถนนสุขุมวิท', 'ถนนราชดำเนิน'],
    address: '{number} {street}',
    directions: ['ตรงข้ามตลาดกลาง', 'ชั้นล่างของศูนย์การค้า', 'ข้างสถานีขนส่ง'],
  },
  id: {
    name: 'Pusat Layanan {brand} {city}',
    streets: ['Jalan Pasar', 'Jalan Stasiun', 'Jalan Merdeka', 'Jalan Rumah Sakit'],
    address: '{street} No. {number}',
    directions: ['Di seberang pasar pusat', 'Lantai dasar pusat perbelanjaan', 'Di sebelah terminal bus'],
  },
  es: {
    name: 'Centro de servicio {brand} {city}',
    streets: ['Calle del Mercado', 'Avenida de la Estación', 'Avenida Independencia', 'Calle del Hospital'],
    address: '{street} {number}',
    directions: [
      'Frente al mercado central',
      'Planta baja del centro comercial',
      'Junto a la terminal de autobuses',
    ],
  },
  bn: {
    name: '{brand} সার্ভিস সেন্টার {city}',
    streets: ['বাজার রোড', 'স্টেশন রোড', 'স্বাধীনতা সরণি', 'হাসপাতাল রোড'],
    address: '{number} {street}',
    directions: ['কেন্দ্রীয় বাজারের বিপরীতে', 'শপিং সেন্টারের নিচতলা', 'বাস টার্মিনালের পাশে'],
  },
  vi: {
    name: 'Trung tâm bảo hành {brand} {city}',
    streets: ['Đường Chợ', 'Đường Nhà Ga', 'Đường Độc Lập', 'Đường Bệnh Viện'],
    address: 'Số {number} {street}',
    directions: ['Đối diện chợ trung tâm', 'Tầng trệt trung tâm thương mại', 'Bên cạnh bến xe'],
  },
  my: {
    name: '{brand} ဝန်ဆောင်မှုစင်တာ {city}',
    streets: ['ဈေးလမ်း', 'ဘူတာလမ်း', 'လွတ်လပ်ရေးလမ်း', 'ဆေးရုံလမ်း'],
    address: 'အမှတ် {number}၊ {street}',
    directions: ['ဗဟိုဈေး၏ မျက်နှာချင်းဆိုင်', 'ဈေးဝယ်စင်တာ၏ မြေညီထပ်', 'ကားဂိတ်ဘေး'],
  },
  pt: {
    name: 'Centro de assistência {brand} {city}',
    streets: ['Rua do Mercado', 'Avenida da Estação', 'Avenida da Independência', 'Rua do Hospital'],
    address: '{street}, {number}',
    directions: ['Em frente ao mercado central', 'Piso térreo do centro comercial', 'Ao lado da rodoviária'],
  },
  uk: {
    name: 'Сервісний центр {brand} {city}',
    streets: ['вул. Вокзальна', 'вул. Ринкова', 'пр. Миру', 'вул. Садова'],
    address: '{street}, буд. {number}',
    directions: ['Навпроти центрального ринку', 'Перший поверх торгового центру', 'Поруч з автовокзалом'],
  },
  uz: {
    name: '{brand} servis markazi {city}',
    streets: ['Bozor ko‘chasi', 'Vokzal ko‘chasi', 'Mustaqillik shoh ko‘chasi', 'Shifoxona ko‘chasi'],
    address: '{street}, {number}-uy',
    directions: ['Markaziy bozor qarshisida', 'Savdo markazining birinchi qavati', 'Avtovokzal yonida'],
  },
}

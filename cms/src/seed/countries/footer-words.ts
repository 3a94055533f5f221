import type { Locale } from '@carelane/countries'

export interface FooterWords {
  company: string
  street: string
  hours: string
  /** Says that nobody answers: the number is made up. */
  demonstration: string
}

/** What the seeded footers say in each language. */
export const FOOTER_WORDS: Record<Locale, FooterWords> = {
  en: {
    company: 'Carelane Service (demonstration)',
    street: '1 Example Street',
    hours: 'Monday to Friday, 9:00–18:00',
    demonstration: 'Number for demonstration only',
  },
  fr: {
    company: 'Service Carelane (démonstration)',
    street: '1, rue de l’Exemple',
    hours: 'Du lundi au vendredi, de 9 h à 18 h',
    demonstration: 'Numéro de démonstration',
  },
  ar: {
    company: 'خدمة Carelane (عرض توضيحي)',
    street: '1 شارع المثال',
    hours: 'من الأحد إلى الخميس، 9:00–18:00',
    demonstration: 'رقم للعرض التوضيحي فقط',
  },
  ru: {
    company: 'Сервис Carelane (демонстрация)',
    street: 'ул. Примерная, 1',
    hours: 'Понедельник – пятница, 9:00–18:00',
    demonstration: 'Номер только для демонстрации',
  },
  tr: {
    company: 'Carelane Servisi (tanıtım amaçlı)',
    street: 'Örnek Sokak No: 1',
    hours: 'Pazartesi–Cuma, 09.00–18.00',
    demonstration: 'Yalnızca tanıtım amaçlı numara',
  },
  th: {
    company: 'ศูนย์บริการ Carelane (ตัวอย่าง)',
    street: '1 ถนนตัวอย่าง',
    hours: 'จันทร์–ศุกร์ 9.00–18.00 น.',
    demonstration: 'หมายเลขตัวอย่างเท่านั้น',
  },
  id: {
    company: 'Layanan Carelane (demonstrasi)',
    street: 'Jalan Contoh No. 1',
    hours: 'Senin–Jumat, 09.00–18.00',
    demonstration: 'Nomor hanya untuk demonstrasi',
  },
  es: {
    company: 'Servicio Carelane (demostración)',
    street: 'Calle del Ejemplo, 1',
    hours: 'De lunes a viernes, de 9:00 a 18:00',
    demonstration: 'Número solo de demostración',
  },
  bn: {
    company: 'Carelane সেবা (প্রদর্শনী)',
    street: '১ উদাহরণ সড়ক',
    hours: 'রবিবার থেকে বৃহস্পতিবার, সকাল ৯টা–সন্ধ্যা ৬টা',
    demonstration: 'শুধু প্রদর্শনের জন্য নম্বর',
  },
  vi: {
    company: 'Dịch vụ Carelane (minh họa)',
    street: 'Số 1 đường Ví Dụ',
    hours: 'Thứ Hai đến thứ Sáu, 9:00–18:00',
    demonstration: 'Số chỉ dùng để minh họa',
  },
  my: {
    company: 'Carelane ဝန်ဆောင်မှု (နမူနာ)',
    street: 'အမှတ် ၁၊ နမူနာလမ်း',
    hours: 'တနင်္လာမှ သောကြာ၊ နံနက် ၉ နာရီ – ညနေ ၆ နာရီ',
    demonstration: 'နမူနာပြရန်သာ ဖြစ်သော နံပါတ်',
  },
  pt: {
    company: 'Serviço Carelane (demonstração)',
    street: 'Rua do Exemplo, 1',
    hours: 'De segunda a sexta, das 9h às 18h',
    demonstration: 'Número apenas para demonstração',
  },
  uk: {
    company: 'Сервіс Carelane (демонстрація)',
    street: 'вул. Прикладна, 1',
    hours: 'Понеділок – п’ятниця, 9:00–18:00',
    demonstration: 'Номер лише для демонстрації',
  },
  uz: {
    company: 'Carelane xizmati (namoyish)',
    street: 'Namuna koʻchasi, 1',
    hours: 'Dushanba–juma, 9:00–18:00',
    demonstration: 'Faqat namoyish uchun raqam',
  },
}

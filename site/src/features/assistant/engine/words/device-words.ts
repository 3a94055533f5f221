import type { Locale } from '@carelane/countries'

/** How people name what they own, with commas between; words may go on. */
export const DEVICE_WORDS: Readonly<Record<Locale, string>> = {
  en: 'phone, mobile, smartphone, handset, tablet, laptop, notebook, computer, tv, television, air conditioner, aircon, fridge, refrigerator, freezer, washing machine, washer',
  ar: 'هاتف, الهاتف, جوال, الجوال, موبايل, الموبايل, تابلت, الجهاز اللوحي, لابتوب, اللابتوب, حاسوب, الحاسوب, تلفاز, التلفاز, مكيف, المكيف, ثلاجة, الثلاجة, غسالة, الغسالة',
  fr: 'téléphone, portable, smartphone, tablette, ordinateur, ordi, télé, téléviseur, climatiseur, clim, frigo, réfrigérateur, lave linge, machine à laver',
  es: 'teléfono, celular, móvil, tableta, portátil, laptop, computadora, tele, televisor, aire acondicionado, refrigerador, nevera, lavadora',
  pt: 'telefone, celular, tablet, notebook, computador, televisão, tv, ar condicionado, geladeira, máquina de lavar',
  ru: 'телефон, смартфон, мобильник, планшет, ноутбук, компьютер, телевизор, кондиционер, холодильник, стиральн, стиралк',
  uk: 'телефон, смартфон, планшет, ноутбук, комп ютер, телевізор, кондиціонер, холодильник, пральн',
  bn: 'ফোন, মোবাইল, ট্যাবলেট, ল্যাপটপ, কম্পিউটার, টিভি, এসি, ফ্রিজ, ওয়াশিং মেশিন',
  th: 'โทรศัพท์, มือถือ, แท็บเล็ต, แล็ปท็อป, โน้ตบุ๊ก, ทีวี, แอร์, ตู้เย็น, เครื่องซักผ้า',
  my: 'ဖုန်း, တက်ဘလက်, လက်ပ်တော့, ကွန်ပျူတာ, တီဗီ, အဲကွန်း, ရေခဲသေတ္တာ, အဝတ်လျှော်စက်',
  id: 'hp, ponsel, telepon, tablet, laptop, komputer, tv, televisi, ac, kulkas, mesin cuci',
  vi: 'điện thoại, máy tính bảng, laptop, máy tính, tivi, điều hòa, máy lạnh, tủ lạnh, máy giặt',
  tr: 'telefon, tablet, laptop, bilgisayar, televizyon, klima, buzdolab, çamaşır makine',
  uz: 'telefon, planshet, noutbuk, kompyuter, televizor, konditsioner, muzlatgich, kir yuvish mashina',
}

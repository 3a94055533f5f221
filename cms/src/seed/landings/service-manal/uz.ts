import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Servis qoʻllanmasi',
  description:
    'Parvarish, xavfsizlik va taʼmirlash haqida har bir qurilma egasi bilishi kerak boʻlgan narsalar: telefon, planshet, noutbuk, televizor, maishiy texnika va aksessuarlar.',
  sections: {
    hero: {
      title: 'Servis qoʻllanmasi',
      text: 'Qurilma egalari uchun qisqa koʻrsatmalar: birinchi foydalanish, parvarish, xavfsizlik va taʼmirdan oldin nima qilish kerak. Qurilmangizni tanlang.',
      pictureAlt: 'Telefon va televizor rasmlari chizilgan ochiq kitobcha',
      actions: { drivers: 'Noutbuk qoʻllanmalari', policy: 'Xizmat qoidalari' },
    },
    devices: {
      title: 'Qurilmangizni tanlang',
      items: {
        phones: { title: 'Mobil telefonlar', text: 'Birinchi kun, batareya, suv, taʼmirdan oldin.' },
        tablets: { title: 'Planshetlar', text: 'Quvvatlash, ekran va bolalar uchun planshet.' },
        laptops: { title: 'Noutbuklar', text: 'Havo, batareya, drayverlar va olib yurish.' },
        tvs: { title: 'Televizorlar', text: 'Taglikda va devorda, tozalash, qoʻzgʻalmas tasvir.' },
        appliances: {
          title: 'Maishiy texnika',
          text: 'Konditsioner, muzlatkich va kir yuvish mashinalari.',
        },
        accessories: { title: 'Aksessuarlar', text: 'Quvvatlagich, kabel, quloqchin va soatlar.' },
      },
    },
    labels: {
      title: 'Qurilmangiz raqami qayerda',
      intro: 'Har bir savol shu raqamdan boshlanadi. Qurilma yangiligida yorliqni suratga olib qoʻying.',
      items: {
        phone: { title: 'Telefon: IMEI', text: '*#06# tering yoki quti yorligʻiga qarang.' },
        laptop: {
          title: 'Noutbuk: seriya raqami (SNID)',
          text: 'Ostidagi yorliqda va qutisida.',
        },
        appliance: {
          title: 'Televizor va texnika: seriya raqami',
          text: 'Televizorning orqasida, muzlatkich yoki kir yuvish mashinasi eshigining ichida, ichki blokning yonida.',
        },
      },
    },
    'how-to-read': {
      title: 'Servis qoʻllanmasidan qanday foydalaniladi',
      body: `
Servis qoʻllanmasi oʻzingiz nima qila olishingizni va qayerda toʻxtash kerakligini aytadi. Hammasida uchta belgi ishlatiladi:

- **Bajaring**: asbobsiz, xavfsiz. Koʻpchilik nosozliklar shu yerda hal boʻladi.
- **Ehtiyot boʻlib bajaring**: avval qurilmani oʻchiring va tokdan uzing.
- **Tegmang**: ochilgan batareya, tarmoq kuchlanishi va sovitish gazi bilan faqat maxsus oʻqitilgan mutaxassislar ishlaydi.

Aynan sizning modelingiz uchun rasmli qoʻllanma qutida boʻladi. Noutbuk qoʻllanmasi va oʻrnatish qoʻllanmasi [drayverlar va qoʻllanmalar](page:drivers-download) sahifasida. Qoʻllanma bilan bu sahifa farq qilsa, modelingiz qoʻllanmasi toʻgʻri.
`,
    },
    tips: { title: 'Qurilma turlari boʻyicha maslahatlar' },
    help: {
      title: 'Davom etishga ikkilanyapsizmi?',
      text: 'Toʻxtang va soʻrang. Eng yaxshi savol — koʻrib turganingizning surati.',
      actions: { chat: 'Suhbatni boshlash' },
    },
  },
}

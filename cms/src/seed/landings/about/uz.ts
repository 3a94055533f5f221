import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Carelane haqida',
  description:
    'Carelane — Aster, Kite va Solisning sotuvdan keyingi xizmati. Qadriyatlarimiz, kelajakka qarashimiz va vazifamiz: tezkor, professional, ishonchli, foydali.',
  sections: {
    hero: {
      title: 'Qurilmalar uzoq ishlashi uchun',
      text: 'Carelane — Aster, Kite va Solisning sotuvdan keyingi xizmati: sizda bor qurilmalar uchun taʼmirlash, kafolat, ehtiyot qismlar va maslahat.',
      pictureAlt: 'Telefon, noutbuk va televizor bir chiziq bilan bogʻlangan, oʻrtasida gayka kaliti',
      actions: { find: 'Servis markazini topish' },
    },
    values: {
      title: 'Qadriyatlarimiz',
      items: {
        swift: {
          title: 'Tezkor',
          text: 'Siz bizga qurilmangiz kerak boʻlgani uchun kelasiz. Qancha kutish kerakligini darhol aytamiz, nosozlik va qism imkon bersa, 2 soatlik tezkor taʼmirni taklif qilamiz.',
        },
        professional: {
          title: 'Professional',
          text: 'Malakali ustalar, kerakli asboblar, ishlab chiqaruvchining koʻrsatmalari va aynan sizning modelingiz uchun qismlar.',
        },
        reliable: {
          title: 'Ishonchli',
          text: 'Sizning roziligingizsiz taʼmir yoʻq. Maʼlumotlaringizga tegilmaydi, nima qilingani buyurtmada koʻrinadi.',
        },
        valuable: {
          title: 'Foydali',
          text: 'Taʼmir oʻz narxiga arzishi kerak. Arzimasa, shuni aytamiz va yana nima qilish mumkinligini maslahat beramiz.',
        },
      },
    },
    vision: {
      title: 'Kelajakka qarashimiz',
      body: `
Yaqin atrofda tuzatadigan odam topilmasa, qancha turishini hech kim aytmasa yoki qurilmani ishonib beradigan joy boʻlmasa, u juda erta tashlab yuboriladi. Biz taʼmir haqida oxirida emas, eng avval oʻylashlarini istaymiz: u piyoda borsa boʻladigan darajada yaqin, qaror qilish uchun yetarlicha tushunarli va taʼmir boʻlganini unutsa boʻladigan darajada sifatli boʻlsin.

Telefon uzoqroq xizmat qilgan har bir yil egasiga pul, dunyoga esa yana bir telefon tejab beradi. Qolgani [eski elektronika nima boʻlishi](article:what-happens-to-old-electronics) haqidagi maqolada.
`,
    },
    mission: {
      title: 'Vazifamiz',
      body: `
Aster, Kite yoki Solis qurilmasi bor har bir kishiga oʻz mamlakatida va oʻz tilida tezkor, professional, ishonchli va foydali yordam berish.

Amalda bu quyidagini anglatadi:

- **Avval javob.** [Kafolat](page:warranty-check), [narx](page:spare-parts-price), [taʼmir holati](page:repair-status) va [markazga boradigan yoʻlni](page:service-center) hisob ochmasdan ham bilib olish mumkin.
- **Ishdan oldin narx.** Qism va ish haqi alohida, qarorni siz qilasiz.
- **Hamma uchun.** Sahifalar eski telefonda, sekin tarmoqda, ekrandan oʻqib beruvchi dastur bilan va oʻngdan chapga yoziladigan tillarda ham ishlaydi.
- **Tanqidga ochiqmiz.** Har bir [bahoni](article:rate-your-repair) biror narsani oʻzgartira oladigan odamlar oʻqiydi.
`,
    },
    figures: {
      title: 'Carelane raqamlarda',
      items: {
        countries: { value: '{countries}', label: 'mamlakat' },
        centres: { value: '{serviceCenters}', label: 'servis markazi' },
        customers: { value: '{customers}', label: 'mijozga xizmat koʻrsatildi' },
        fastRepair: { value: '{fastRepairHours}', label: 'soatda tezkor taʼmir' },
      },
    },
    brands: {
      title: 'Biz xizmat koʻrsatadigan brendlar',
      items: {
        aster: {
          title: 'Aster',
          text: 'Mobil telefonlar. Ustalar deyarli har kuni ularning ekrani va batareyasini almashtiradi.',
          pictureAlt: 'Orqasida yulduz tasvirlangan telefon',
        },
        kite: {
          title: 'Kite',
          text: 'Mobil telefonlar hamda quloqchin, soat va quvvatlagich kabi aksessuarlar.',
          pictureAlt: 'Orqasida varrak tasvirlangan telefon va bir juft quloqchin',
        },
        solis: {
          title: 'Solis',
          text: 'Televizor, konditsioner, muzlatkich va kir yuvish mashinalari.',
          pictureAlt: 'Quyosh ostidagi televizor va konditsioner',
        },
      },
    },
    news: { title: 'Xizmat yangiliklari' },
    talk: {
      title: 'Nimani yaxshilashimiz kerakligini ayting',
      text: 'Maqtovdan xursandmiz, tanqid bizga foydali.',
      actions: { contact: 'Biz bilan bogʻlanish' },
    },
  },
}

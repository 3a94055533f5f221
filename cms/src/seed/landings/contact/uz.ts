import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Biz bilan bogʻlanish',
  description:
    'Darhol yordam olish uchun onlayn suhbatni boshlang yoki ishonch telefoni, elektron pochta, WhatsApp va ijtimoiy tarmoqlar orqali murojaat qiling. Nimani tayyorlash kerak va javob qayerda tezroq.',
  sections: {
    hero: {
      title: 'Qanday yordam bera olamiz?',
      text: 'Darhol yordam olish uchun onlayn suhbatni boshlang. Nosozlikni yozing, surat yuboring, IMEI qoʻlingizda boʻlsin.',
      pictureAlt:
        'Savol belgisi va gayka kaliti tasvirlangan ikkita suhbat pufakchasi, yonida mikrofonli quloqchin',
      actions: { chat: 'Suhbatni boshlash' },
    },
    ways: { title: 'Bogʻlanish yoʻllari', intro: 'Mamlakatingiz uchun raqam va manzillar.' },
    faster: {
      title: 'Koʻpincha bizsiz tezroq',
      intro: 'Bu javoblar istalgan vaqtda, darhol chiqadi.',
      items: {
        status: { title: 'Taʼmirim qayerga yetdi?', text: 'Buyurtma raqami yoki telefon raqami.' },
        warranty: { title: 'Qurilmam hali kafolatdami?', text: 'Telefoningizning IMEI raqami.' },
        centre: { title: 'Qayerga borish kerak?', text: 'Viloyat va shahar yoki kalit soʻz.' },
        price: { title: 'Qism qancha turadi?', text: 'Brend, seriya va model.' },
        order: { title: 'Himoyam qayerda?', text: 'Buyurtmalaringiz, hisobga kirgandan keyin.' },
        unlock: { title: 'Arizam nima boʻldi?', text: '7 ish kuni ichida koʻrib chiqiladi.' },
      },
    },
    ready: {
      title: 'Tayyorlab qoʻying',
      intro: 'Shu toʻrt narsa bilan koʻpchilik savollarga bir suhbatda javob topiladi.',
      items: {
        number: {
          title: 'Qurilma raqami',
          text: 'Telefonning IMEI raqami uchun *#06# tering. Boshqa qurilmalarda yorliqdagi model va seriya raqami.',
        },
        fault: {
          title: 'Nosozlik bir jumlada',
          text: 'Nima boʻlyapti, qachondan beri va nimadan keyin. Koʻrinib tursa, surat yoki qisqa video.',
        },
        tried: {
          title: 'Nimani sinab koʻrganingiz',
          text: 'Qayta ishga tushirish, boshqa kabel, boshqa quvvatlagich: shunda sizdan buni yana qilishni soʻrashmaydi.',
        },
        order: {
          title: 'Buyurtma raqami',
          text: 'Taʼmir yoki himoya boʻyicha buyurtmangiz boʻlsa.',
        },
      },
    },
    safe: {
      title: 'Bu biz ekanimizni qanday bilish mumkin',
      body: `
Biz hech qachon parol, bir martalik kod, karta PIN-kodi yoki telefoningizni masofadan boshqarish ruxsatini soʻramaymiz. Oʻrnatish uchun fayl yubormaymiz.

:::warning
Bularni soʻragan odam, ekrandagi raqam toʻgʻri koʻrinsa ham, bizning xizmat xodimi emas. Goʻshakni qoʻying va shu sahifadagi ishonch telefoniga qoʻngʻiroq qiling.
:::

Hujjat suratlari faqat [qulfni ochish arizasida](page:phone-unlocking-appeal) kerak, ularni suhbatda yoki xabar bilan yubormang.
`,
    },
    'social-media': {
      title: 'Ijtimoiy tarmoqlar',
      intro: 'Maslahat va yangiliklar uchun. Iltimos, IMEI yoki buyurtma raqamingizni hammaga ochiq yozmang.',
    },
    questions: { title: 'Hisob va arizalar haqida savollar' },
  },
}

import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Telefon taʼmiri',
  description:
    'Aster va Kite telefonlarini taʼmirlash: batareya, quvvatlash, ekran, kamera, ovoz, tugmalar va asosiy plata. Avval narx, odatda 3–7 ish kuni.',
  sections: {
    hero: {
      title: 'Telefoningizni yaxshi biladigan ustalar taʼmirlaydi',
      text: 'Aster yoki Kite telefoningizni servis markaziga olib keling. Ish boshlanishidan oldin narxini bilasiz.',
      pictureAlt: 'Ish stolida ochilgan telefon, yonida buragich va vintlar',
      actions: { find: 'Servis markazini topish' },
    },
    'key-services': {
      title: 'Bizdan nima kutasiz',
      items: {
        estimate: {
          title: 'Taʼmirdan oldin narx',
          text: 'Qism va ish haqi alohida, keyin jami. Ha yoki yoʻq deysiz. Taxminiy narxlarni onlayn koʻring.',
        },
        fast: {
          title: '2 soatlik tezkor taʼmir',
          text: 'Qism bor boʻlsa va nosozlikni joyida tuzatib boʻlsa. Qabulda soʻrang.',
        },
        status: {
          title: 'Har bir bosqich koʻrinadi',
          text: 'Buyurtma raqami yoki qoldirgan telefon raqamingiz orqali.',
        },
        parts: {
          title: 'Tekshirsa boʻladigan qismlar',
          text: 'Qismning seriya raqamini kiriting va asl yoki asl emasligini bilib oling.',
        },
      },
    },
    'we-can-fix': {
      title: 'Nimalarni tuzatamiz',
      intro:
        'Qismni tanlang: belgilarini, nima qilinishini va avval nimani sinab koʻrish mumkinligini oʻqing.',
      items: {
        battery: {
          title: 'Batareya',
          text: 'Tushgacha tugab qoladi, 20 foizda oʻchib qoladi yoki qopqoqni koʻtaradi.',
          pictureAlt: 'Ustida chaqmoq belgisi bor telefon batareyasi',
        },
        charger: {
          title: 'Quvvatlash',
          text: 'Shteker boʻsh turadi yoki telefon faqat bir holatda quvvatlanadi.',
          pictureAlt: 'Telefonning zaryad uyasi oldidagi shteker',
        },
        buttons: {
          title: 'Telefon tugmalari',
          text: 'Yoqish yoki ovoz tugmasi tiqilib qoladi yoki har uchinchi bosishda ishlaydi.',
          pictureAlt: 'Telefonning tugmali cheti, bittasini barmoq bosib turibdi',
        },
        mainboard: {
          title: 'Asosiy plata',
          text: 'Telefon yonmaydi, tarmoqni topmaydi yoki oʻzi oʻchib yonadi.',
          pictureAlt: 'Mikrosxemalari va tok yoʻlakchalari koʻrinib turgan asosiy plata',
        },
        screen: {
          title: 'Singan ekran',
          text: 'Yoriq, chiziq, qora dogʻ yoki oʻz-oʻzidan ishlaydigan sensor.',
          pictureAlt: 'Ekrani yorilgan telefon',
        },
        camera: {
          title: 'Kamera',
          text: 'Xira suratlar, qaltiraydigan obyektiv yoki qora tasvir.',
          pictureAlt: 'Ikki obyektivli va chirogʻli kamera moduli',
        },
        speaker: {
          title: 'Telefon karnayi',
          text: 'Ovozingiz boshqalarga yetmaydi yoki ularni uzoqdan kelayotgandek eshitasiz.',
          pictureAlt: 'Telefonning pastki cheti, karnayidan ovoz toʻlqinlari chiqmoqda',
        },
      },
    },
    'more-services': {
      title: 'Faqat taʼmir emas',
      intro: 'Hech narsa buzilmagan boʻlsa ham, oʻsha yerning oʻzida bajariladi.',
      items: {
        detection: {
          title: 'Telefonni tekshirish',
          text: 'Ekran, batareya, quvvatlash, kamera, ovoz, datchik va tarmoq tekshiruvi. Ishlatilgan telefon olishdan oldin ham foydali.',
        },
        software: {
          title: 'Dasturni yangilash',
          text: 'Telefon oʻzi yuklab ololmasa, modelingiz uchun eng soʻnggi tizim.',
        },
        cleaning: {
          title: 'Tozalash',
          text: 'Qism buzilmagan, sabab chang boʻlsa: zaryad uyasi, mikrofon va suhbat karnayi.',
        },
        delivery: {
          title: 'Kuryer orqali taʼmirlash',
          text: 'Siz kuryer chaqirasiz, u telefonni olib ketadi, biz taʼmirlaymiz. Ayrim shaharlarda bor.',
        },
      },
    },
    'why-us': {
      title: 'Nega bizda taʼmirlatgan maʼqul',
      body: `
- **Kafolat saqlanadi.** Boshqa joydagi taʼmir tegilgan qismlarning kafolatini tugatishi mumkin.
- **Qism mos keladi.** U telefoningizni ishlab chiqaruvchidan va aynan sizning modelingiz uchun.
- **Qarorni siz qilasiz.** Hisob-kitobsiz taʼmir yoʻq. Boshqa nosozlik topilsa, davom etishdan oldin sizdan soʻraladi.
- **Maʼlumotlaringizga tegilmaydi.** Batareya almashtirish uchun suratlaringiz hech kimga kerak emas. Qoidalarimiz [Taʼmirda maʼlumotlaringiz bilan qanday ishlaymiz](article:how-we-treat-your-data-in-a-repair) maqolasida.
- **Ish uchun javob beramiz.** Oʻsha nosozlik qaytalansa, buyurtma bilan yana keling.

Odatdagi muddat taʼmir boshlangan kundan 3–7 ish kuni. Bu maʼlumot uchun, bayramlarda u choʻziladi. [Taʼmir qanday boradi](article:how-a-repair-goes) maqolasida hammasi bosqichma-bosqich yozilgan.
`,
    },
    book: {
      title: 'Sizni kutib turgan vaqtda keling',
      text: 'Onlayn yozilish bor joyda vaqtni band qiling yoki yaqin markazga ish vaqtida keling.',
      actions: { book: 'Hozir yoziling', find: 'Servis markazini topish' },
    },
    'more-solutions': {
      title: 'Boshqa yechimlar',
      intro: 'Balki taʼmir kerak emasdir. Bu muammolar koʻpincha uyda hal boʻladi.',
      items: {
        wet: { title: 'Suvga tushdi', text: 'Avval oʻchiring. Keyingi bir soat hal qiluvchi.' },
        hot: { title: 'Qizib ketyapti', text: 'Beshta sabab va ulardan qaysi biri xavfli.' },
        sim: {
          title: 'SIM-kartani koʻrmayapti',
          text: 'Kartami, lotokmi yoki sozlamami: oʻn daqiqada aniqlang.',
        },
        port: { title: 'Sekin quvvatlanyapti', text: 'Zaryad uyasini shikastlamasdan tozalang.' },
      },
    },
    questions: { title: 'Taʼmir haqida savollar' },
    app: {
      title: 'Xizmat telefoningizda',
      intro: 'Kodni skanerlang, kafolat va taʼmir holati doim qoʻlingizda boʻladi.',
    },
  },
}

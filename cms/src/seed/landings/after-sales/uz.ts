import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Sotuvdan keyingi xizmat',
  description:
    'Xariddan keyingi hamma narsa: kafolat, taʼmirlash, kuryer orqali taʼmirlash, qismlar narxi, asl qismlar, drayverlar, qulfni ochish arizalari va har bir taʼmir holatining maʼnosi.',
  sections: {
    hero: {
      title: 'Bizning ishimiz xariddan keyin boshlanadi',
      text: 'Aster, Kite yoki Solis qurilmangizga keyin nima kerak boʻlmasin, kafolatdan yoki yaqin markazdan boshlang.',
      pictureAlt: 'Ustida telefon, planshet va buyurtma varaqasi turgan qabul stoli',
      actions: { check: 'Kafolatni tekshirish', find: 'Servis markazini topish' },
    },
    tools: { title: 'Oʻzingiz bilib oling' },
    situations: {
      title: 'Sizga nima kerak?',
      items: {
        broken: {
          title: 'Nimadir buzildi',
          text: 'Nimani taʼmirlash mumkinligi va taʼmir qanday borishini koʻring.',
        },
        expensive: {
          title: 'Narxini bilmoqchiman',
          text: 'Model boʻyicha qism va ish haqining taxminiy narxlari.',
        },
        waiting: {
          title: 'Qurilmamni kutyapman',
          text: 'Buyurtma raqami yoki telefon raqami boʻyicha taʼmir holati.',
        },
        used: {
          title: 'Qismga shubham bor',
          text: 'Uning asl yoki asl emasligini seriya raqami aytadi.',
        },
        locked: {
          title: 'Telefonim qulflangan',
          text: 'Ariza bering va uni “Mening arizalarim” boʻlimida kuzating.',
        },
        laptop: {
          title: 'Noutbukimga drayver kerak',
          text: 'Seriya raqami (SNID) yoki brend, seriya va model boʻyicha.',
        },
      },
    },
    order: {
      title: 'Boshidan oxirigacha bitta buyurtma',
      body: `
Qurilmani topshirganingizda raqami bor **buyurtma** olasiz. Keyingi hamma ish shunga bogʻlangan, shuning uchun uni suratga olib qoʻying.

1. Unda nimani, qanday holatda topshirganingiz va nima soʻraganingiz yozilgan.
2. Uning raqami bilan istalgan vaqtda [taʼmir holatini](page:repair-status) koʻrasiz.
3. Hisob-kitob, sizning “ha” yoki “yoʻq” javobingiz va ishlatilgan qismlar shu buyurtmaga tegishli.
4. U bilan taʼmirni 3 oy ichida baholay olasiz.
5. Oʻsha nosozlik qaytalansa, shu buyurtmani olib kelasiz.

Odatdagi muddat taʼmir boshlangan kundan 3–7 ish kuni; bu maʼlumot uchun, bayramlarda u choʻziladi. Qism yetishmasa, taxminiy kun suriladi.
`,
    },
    states: {
      title: 'Taʼmir holatlari nimani anglatadi',
      body: `
- **Topshirildi**: buyurtmangiz bizda, qurilmani hali hech kim koʻrmagan.
- **Olib ketish kutilmoqda** va **Servis markaziga ketmoqda**: kuryer orqali taʼmirlashda qurilma hali sizda yoki yoʻlda.
- **Tekshiruv kutilmoqda**: qurilmani usta koʻradi. Toʻlash kerak boʻlsa, keyin hisob-kitob olasiz.
- **Taʼmirlanmoqda**: ish boshlandi.
- **Telefonni almashtirish**: oʻrniga boshqa telefon olasiz. [Himoyangizni](page:protection) unga oʻtkazishni soʻrang.
- **Taʼmir kerak emas**: nosozlik topilmadi yoki sabab sozlamada edi.
- **Tugadi**: tayyor. Olib ketayotganda sinab koʻring.
- **Bekor qilindi** va **Muddati oʻtdi**: buyurtma yopilgan yoki rejadagidan uzoq choʻzilgan. Markazdan soʻrang.
`,
    },
    delivery: {
      title: 'Kuryer orqali taʼmirlash uch qadamda',
      intro:
        'Telefonlar uchun, ayrim shaharlarda. Hisob-kitob, servis markazidagi kabi, taʼmirdan oldin beriladi.',
      items: {
        reserve: {
          title: 'Kuryer chaqirish',
          text: 'Suhbatda yoki ishonch telefoni orqali: manzil, vaqt, model va nosozlik. Maʼlumotlaringizni oʻsha kuni saqlang.',
        },
        pickUp: {
          title: 'Olib ketish',
          text: 'Telefonni oʻchiring, kartalarni chiqaring, oʻrab qoʻying. Kuryerga berib, buyurtma raqamini oling.',
        },
        repair: {
          title: 'Taʼmirlash',
          text: 'Har bir bosqichni “Taʼmir holati” sahifasida kuzating. Posilka qaytgan kuni uni ochib, telefonni sinab koʻring.',
        },
      },
    },
    'delivery-cities': { title: 'Kuryer orqali taʼmirlash qayerda bor' },
    policy: {
      title: 'Xizmat qoidalari',
      intro: 'Avval brendni, keyin mahsulotni tanlang. Mamlakatingizda bugun nima amal qilishini oʻqiysiz.',
    },
    questions: { title: 'Servis markazlari haqida savollar' },
    help: {
      title: 'Izlaganingiz bu emasmidi?',
      text: 'Oʻz soʻzlaringiz bilan yozing. Model va IMEI yoki seriya raqami qoʻlingizda boʻlsin.',
      actions: { chat: 'Suhbatni boshlash', contact: 'Bogʻlanishning boshqa yoʻllari' },
    },
  },
}

import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Telefoningiz himoyasi',
  description:
    'Ekran shikastlanishidan himoya va uzaytirilgan kafolat: nima qoplanadi va nima qoplanmaydi, qachongacha olish mumkin, toʻrt bosqichda qanday foydalaniladi, shartlar va javoblar.',
  sections: {
    hero: {
      title: 'Bir marta tushsa, bitta ekran bepul',
      text: 'Ekran shikastlanishidan himoya (Screen Damage Protection) singan ekranni 1 yil ichida bir marta almashtirib beradi. Uzaytirilgan kafolat (Extended Warranty) nosozliklar uchun 1 yil qoʻshadi.',
      pictureAlt: 'Katta qalqon oldidagi telefon',
      actions: { buy: 'Telefonimga nima mosligini koʻrish', claim: 'Ekranim sindi' },
    },
    about: {
      title: 'Himoya haqida',
      body: `
Kafolat mahsulot nosozliklarini qoplaydi. Ikki narsani qoplamaydi: baxtsiz hodisalarni va kafolat tugagandan keyingi nosozliklarni. Ular uchun ikkita reja bor, uchinchisi esa ulardan alohida.

- **Ekran shikastlanishidan himoya**, qisqasi ekran himoyasi (Screen Damage Protection), kuchga kirgan kundan boshlab 1 yil ichida tasodifiy urilish, tushish yoki ezilishdan keyin ekran blokini bir marta bepul almashtirib beradi.
- **Uzaytirilgan kafolat** (Extended Warranty) kafolatni 1 yilga uzaytiradi. U kafolat qoplagan narsalarni qoplaydi, inson yetkazgan shikastlarni esa qoplamaydi.
- **Har tomonlama himoya** (Comprehensive Protection) ayrim modellar uchun taklif qilinadi. Unga nima kirishi telefoningiz uchun toʻlovdan oldin koʻrsatiladi.

Hammasi IMEI orqali bitta telefonga bogʻlanadi. Ular Care+ nomi bilan ham koʻrsatiladi.
`,
    },
    'whats-covered': {
      title: 'Nimalar qoplanadi',
      covered: {
        screen: 'Kuchga kirgan kundan boshlab 1 yil ichida ekran blokini bir marta bepul almashtirish',
        accident: 'Tasodifiy urilish, tushish yoki bosim (ezilish)',
        labour: 'Shu almashtirish uchun qism va ish haqi',
        faults: 'Uzaytirilgan kafolatda: yana 1 yil material va yigʻishdagi nuqsonlar',
      },
      excluded: {
        second: 'Ekranning ikkinchi marta sinishi',
        scratches: 'Tasvirga ham, sensorga ham xalaqit bermaydigan tirnalishlar',
        liquid: 'Suyuqlik, yoʻqotish, oʻgʻirlik va ataylab yetkazilgan shikast',
        human: 'Uzaytirilgan kafolatda: inson yetkazgan har qanday shikast',
        before: 'Kuchga kirgan kungacha singan yoki buzilgan hamma narsa',
      },
    },
    important: {
      title: 'Muhim',
      items: {
        once: {
          title: 'Har bir telefonga bir marta',
          text: 'Har bir reja bitta telefon uchun bir marta olinadi, bepul ekran ham bir marta ishlatiladi.',
        },
        days: {
          title: 'Onlayn 3 kun, markazda 15 kun',
          text: 'Ekran himoyasi uchun, faollashtirishdan boshlab hisoblanadi. Markazda ekran butun boʻlishi kerak.',
        },
        start: {
          title: 'Darhol boshlanmaydi',
          text: 'U faollashtirishdan bir necha kun keyin kuchga kiradi. Kunlar soni toʻlovdan oldin koʻrsatiladi.',
        },
        exchange: {
          title: 'Boshqa telefon, boshqa IMEI',
          text: 'Telefon almashtirilgandan keyin rejani unga oʻtkazishni ishonch telefoni yoki onlayn yordam orqali soʻrang. Bu taxminan 5 ish kuni oladi, huquqlar qayta hisoblanadi.',
        },
      },
    },
    'how-to-buy': {
      title: 'Qanday sotib olinadi',
      intro:
        'Onlayn, ilovada yoki servis markazida. Onlayn olganda buyurtma sizniki boʻlishi uchun hisobga kirasiz.',
      items: {
        imei: {
          title: 'IMEI raqamini kiriting',
          text: 'Uni koʻrish uchun *#06# tering. Bu telefon uchun nima olish mumkinligini koʻrasiz.',
        },
        choose: {
          title: 'Rejani tanlang',
          text: 'Muddati va jami summasi bilan. Taklif kodi shu yerda kiritiladi.',
        },
        details: {
          title: 'Maʼlumotlaringizni kiriting',
          text: 'Ism va telefon raqami. Shartlarni oʻqing va tasdiqlang.',
        },
        pay: {
          title: 'Toʻlang',
          text: 'Oʻtmasa, qayta urining yoki keyinroq “Mening buyurtmam” boʻlimida toʻlang. Kuchga kirish sanasi buyurtmada yozilgan.',
        },
      },
    },
    'how-to-claim': {
      title: 'Himoyadan qanday foydalaniladi',
      intro: 'Hujjat, karta va chek kerak emas. Telefonni olib keling.',
      items: {
        damage: {
          title: 'Telefon shikastlanadi',
          text: 'Yoki, uzaytirilgan kafolat boʻlsa, buziladi. Oynaga lenta yopishtiring va maʼlumotlaringizni saqlang.',
          pictureAlt: 'Tosh yonida ekrani yorilgan telefon',
        },
        centre: {
          title: 'Servis markazi yoki kuryer',
          text: 'Markazga keling yoki kuryer orqali taʼmirlash bor joyda undan foydalaning.',
          pictureAlt: 'Xaritadagi servis markazi belgisi va unga ketayotgan posilka',
        },
        deduction: {
          title: 'Imtiyoz ishlatiladi',
          text: 'U telefonning IMEI raqami boʻyicha topiladi va shu taʼmir bilan tugaydi.',
          pictureAlt: 'Bir burchagi teshilgan, qalqonli karta',
        },
        completed: {
          title: 'Taʼmir yakunlanadi',
          text: 'Ketishdan oldin telefonni sinab koʻring va olib keting.',
          pictureAlt: 'Tasdiq belgisi qoʻyilgan butun telefon',
        },
      },
    },
    terms: {
      title: 'Shart va qoidalar',
      body: `
Bu qisqacha bayon. Asosiysi — sotib olayotganda oʻzingiz tasdiqlaydigan, mamlakatingizda amal qiladigan shartlar; ular buyurtmada, “Xizmat polisimni koʻrish” ostida.

1. **Telefon.** Reja bitta IMEI raqamiga tegishli. Uni boshqa telefonga oʻtkazib boʻlmaydi, telefon kafolat boʻyicha almashtirilgan hol bundan mustasno.
2. **Muddat.** Ekran himoyasi kuchga kirgan kundan boshlab 1 yil, uzaytirilgan kafolat esa kafolat tugagan kundan boshlab 1 yil amal qiladi.
3. **Sotib olish.** Ekran himoyasi: onlayn yoki ilovada faollashtirishdan keyin 3 kun ichida, servis markazida ekran butun boʻlsa, 15 kun ichida. Uzaytirilgan kafolat: onlayn, kafolat muddati ichida, koʻrikdan oʻtkazmasdan.
4. **Foydalanish.** Yuqoridagi toʻrt bosqichda, faqat qurilma bilan. Bepul ekran birinchi almashtirishda ishlatilgan boʻladi.
5. **Almashtirilgan telefon.** Reja soʻrovga koʻra taxminan 5 ish kunida oʻtkaziladi, huquqlar qayta hisoblanadi.
6. **Bekor qilish.** Buyurtma yonida “Buyurtmani bekor qilish” koʻrinib turar ekan, uni bekor qilish mumkin.
`,
    },
    tips: {
      title: 'Maslahat: IMEI raqamini topish',
      intro: 'Raqam 15 xonali. Ikki SIM-kartali telefonda ular ikkita: IMEI 1 raqamini oling.',
      items: {
        dial: {
          title: '*#06# tering',
          text: 'Qoʻngʻiroq qilayotgandek. Raqam oʻzi chiqadi, SIM-karta boʻlmasa ham.',
          pictureAlt: 'Raqam terish oynasi ochiq telefon, ekranida yulduzcha va panjara belgisi',
        },
        settings: {
          title: 'Sozlamalarga qarang',
          text: '“Telefon haqida”, keyin “Holat” boʻlimini oching. Nusxa olish uchun raqamni bosing.',
          pictureAlt: 'Sozlamalar roʻyxati ochiq telefon, bitta bandi belgilangan',
        },
        box: {
          title: 'Qutiga qarang',
          text: 'U shtrix-kodli yorliqda yozilgan. Ekran yonmaganda asqotadi.',
          pictureAlt: 'Yorligʻida shtrix-kod va raqamlar bor quti',
        },
      },
    },
    faq: { title: 'Savollar va javoblar' },
    buy: {
      title: 'Telefoningiz uchun hali vaqt bormi?',
      text: 'IMEI raqamini kiriting. Nima olish mumkin, qancha turadi va qachon kuchga kiradi, koʻrasiz.',
      actions: { buy: 'Telefonimga nima mosligini koʻrish', find: 'Servis markazidan olish' },
    },
  },
}

import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Maxsus xizmat: Care+',
  description:
    'Telefoningiz uchun ekran shikastlanishidan himoya, uzaytirilgan kafolat va har tomonlama himoya: qaysi biri mos, onlayn qanday olinadi va buyurtmalaringiz qayerda.',
  sections: {
    hero: {
      title: 'Telefoningiz uchun Care+',
      text: 'IMEI raqamini kiriting, telefoningizga nima mosligini koʻring va qaror qiling. Hisobga faqat sotib olish uchun kirasiz.',
      pictureAlt: 'Telefon va yonida qalqon hamda plyus belgisi tushirilgan karta',
      actions: { buy: 'Nima mosligini koʻrish', orders: 'Buyurtmalarim' },
    },
    plans: {
      title: 'Uchta reja',
      intro: 'Qaysi birini olish mumkinligi model, faollashtirish sanasi va mamlakatga bogʻliq.',
      items: {
        screen: {
          title: 'Ekran shikastlanishidan himoya (Screen Damage Protection)',
          text: '1 yil ichida ekran bloki bir marta bepul almashtiriladi. Faollashtirilgandan keyin onlayn 3 kun ichida, servis markazida 15 kun ichida olinadi.',
        },
        extended: {
          title: 'Uzaytirilgan kafolat (Extended Warranty)',
          text: 'Kafolat 1 yilga uzayadi. Kafolat muddati ichida onlayn, koʻrikdan oʻtkazmasdan olinadi. Inson yetkazgan shikastlar qoplanmaydi.',
        },
        comprehensive: {
          title: 'Har tomonlama himoya (Comprehensive Protection)',
          text: 'Unga nima kirishi telefoningiz uchun toʻlovdan oldin koʻrsatiladi.',
        },
      },
    },
    steps: {
      title: 'Qanday sotib olinadi',
      intro: 'Besh daqiqa. Telefon qoʻlingizda boʻlsin.',
      items: {
        country: {
          title: 'Mamlakat va telefon',
          text: 'Mamlakatni tanlang, keyin IMEI raqamini kiriting yoki hisobingizdagi telefonni tanlang.',
        },
        service: {
          title: 'Xizmat',
          text: 'Reja va uning muddatini tanlang. Jami summa darhol koʻrinadi. Taklif kodi boʻlsa, shu yerda kiriting.',
        },
        terms: {
          title: 'Siz va shartlar',
          text: 'Ismingiz va telefon raqamingiz, keyin shartlar. Rozi boʻlishdan oldin nima qoplanmasligini oʻqing.',
        },
        pay: {
          title: 'Toʻlov',
          text: 'Keyin karta faollashtiriladi, bu biroz vaqt oladi. U “Mening buyurtmam” boʻlimida koʻrinadi.',
        },
      },
    },
    'which-fits': {
      title: 'Sizga qaysi biri mos?',
      body: `
- Telefon **yangi**, ilgari telefonlaringizni tushirib yuborgansiz: ekran himoyasi. Qarorni choʻzmang, kunlar faollashtirishdan boshlab hisoblanadi.
- Telefonni **yillab** ishlatasiz: uzaytirilgan kafolat. Kafolat tugaguncha vaqt bor, lekin undan bir kun ham ortiq emas.
- **Ikkala turdagi yordam ham** kerak: IMEI raqamini kiriting va har birining narxini, taklif qilinsa, har tomonlama himoya bilan solishtiring.
- Telefon **ishlatilgan yoki ekrani allaqachon yorilgan**: hech bir reja hozir singan narsani qoplamaydi. Buning oʻrniga taʼmir [narxini biling](page:spare-parts-price).

Telefon necha yillik ekanini bilmaysizmi? Faollashtirilgan kun va kafolat tugashini [kafolatni tekshirish](page:warranty-check) sahifasi koʻrsatadi.
`,
    },
    priority: {
      title: 'Qutidagi karta bilan navbatsiz qabul',
      text: 'Ayrim telefonlarning qutisida karta boʻladi. Uni servis markazida koʻrsating, sizni navbatsiz qabul qilishadi. Bu bepul, buyurtma ham kerak emas.',
      pictureAlt: 'Qoʻlida kartasi bor odam qisqa navbat yonidan qabul stoliga oʻtmoqda',
      actions: { find: 'Servis markazini topish' },
    },
    after: {
      title: 'Toʻlovdan keyin',
      body: `
- **Mening buyurtmam** boʻlimida har bir buyurtmaning holati, raqami va kuchga kiradigan kuni koʻrinadi. “Faollashtirishlar tarixi” qaysi telefonda nima faolligini koʻrsatadi.
- **Toʻlov oʻtmadimi?** Darhol qayta urining yoki keyinroq buyurtma ichidan toʻlang. Sotib olish muddati bu orada oʻtaveradi.
- **Fikringiz oʻzgardimi?** Buyurtmani bekor qilish mumkin ekan, “Buyurtmani bekor qilish” tugmasi turadi.
- **Kafolat boʻyicha boshqa telefon oldingizmi?** Himoyani unga oʻtkazishni ishonch telefoni yoki [suhbat](page:chat) orqali soʻrang. Bu taxminan 5 ish kuni oladi.

Himoyadan foydalanishda bularning hech biri kerak emas: [telefoningiz yetarli](page:protection).
`,
    },
    questions: { title: 'Himoya haqida savollar' },
    store: {
      title: 'Oʻzingiz kelganingiz maʼqulmi?',
      text: 'Servis markazi ekranni koʻradi va faollashtirilgandan keyin 15 kun ichida ekran himoyasini sotadi.',
      actions: { find: 'Servis markazini topish', chat: 'Avval soʻrash' },
    },
  },
}

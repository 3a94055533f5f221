import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Singan ekranni taʼmirlash',
  description:
    'Telefon ekrani yorilsa nima qilish kerak: nima almashtiriladi, qancha turadi, taʼmir bosqichma-bosqich qanday boradi va qachon bepul boʻladi.',
  sections: {
    hero: {
      title: 'Yorilgan ekranni uzoq kuttirmang',
      text: 'Oynaga shaffof lenta yopishtiring, maʼlumotlaringizni saqlang va kelishdan oldin narxni bilib oling.',
      pictureAlt: 'Ekrani yorilgan telefon va yonida yangi ekran',
      actions: { price: 'Ekran narxini koʻrish', find: 'Servis markazini topish' },
    },
    services: {
      title: 'Ekraningiz uchun xizmatlar',
      items: {
        replacement: {
          title: 'Ekranni almashtirish',
          text: 'Aynan sizning modelingiz uchun ekran bloki. Qism narxi va ish haqi oldindan aytiladi.',
        },
        protection: {
          title: 'Himoya bilan bepul',
          text: 'Ekran shikastlanishidan himoya (Screen Damage Protection) boʻlsa, 1 yil ichida bitta almashtirish bepul. Telefoningizda u borligini tekshiring.',
        },
        fast: {
          title: '2 soatlik tezkor taʼmir',
          text: 'Qism bor, ustaning ish joyi boʻsh boʻlsa. Kelishdan oldin qoʻngʻiroq qiling.',
        },
        delivery: {
          title: 'Kuryer orqali taʼmirlash',
          text: 'Ayrim shaharlarda telefonni uydan olib ketamiz. Kelishingiz shart emas.',
        },
      },
    },
    'which-part': {
      title: 'Nima singan?',
      body: `
- **Faqat oyna**: tasvir butun, sensor ishlaydi. Sizda bir necha hafta bor, lekin ichiga chang va namlik kiradi.
- **Matritsa**: dogʻ, chiziq, lipillash yoki qorongʻilik. U koʻpincha bir necha kunda kengayib ketadi. Maʼlumotlaringizni bugun saqlang.
- **Sensor qatlami**: tasvir joyida, lekin telefon oʻzi nimanidir bosadi yoki umuman javob bermaydi. Oʻzi bosayotgan boʻlsa, qulflanib qolmasligi uchun telefonni oʻchiring.
- **Ramka**: telefon stolda qimirlab turadi yoki oynaning bir cheti koʻtarilgan. Batareyani usta koʻrmaguncha telefonni quvvatlamang.

Hozirgi telefonlarning koʻpchiligida oyna, sensor qatlami va matritsa bitta qism boʻlgani uchun birga almashtiriladi. Shu sababli narx yoriqdan koʻra koʻproq modelga bogʻliq.
`,
    },
    process: {
      title: 'Taʼmir bosqichma-bosqich',
      intro:
        'Odatda taʼmir boshlangan kundan 3–7 ish kuni; bu maʼlumot uchun, bayramlarda muddat choʻziladi. Baʼzi taʼmirlar 2 soatlik tezkor taʼmir sifatida bajariladi.',
      items: {
        cover: {
          title: 'Yopishtiring va saqlang',
          text: 'Yoriqlarga shaffof lenta yopishtiring, telefon qulfini ochib boʻlar ekan, zaxira nusxa oling, kartalarni chiqaring.',
        },
        check: {
          title: 'Telefonni topshiring',
          text: 'Usta sensor, tasvir, kamera va ramkani tekshiradi. Siz buyurtma raqamini olasiz.',
        },
        estimate: {
          title: 'Hisob-kitobni oling',
          text: 'Qism va ish haqi alohida yoki hammasini himoyangiz toʻlashi haqida javob. Qarorni siz qilasiz.',
        },
        replace: {
          title: 'Ekran almashtiriladi',
          text: 'Avval batareya uziladi, ramka shisha siniqlaridan tozalanadi va zichlagich yangilanadi.',
        },
        test: {
          title: 'Oʻzingiz sinab koʻring',
          text: 'Biror belgini butun ekran boʻylab suring, telefonni quloqqa tutib qoʻngʻiroq qiling va barmoq izi skanerini tekshiring.',
        },
      },
    },
    price: {
      title: 'Ekran himoyasi nimani qoplaydi',
      covered: {
        accident: 'Kuchga kirgan kundan boshlab 1 yil ichidagi tasodifiy urilish, tushish yoki ezilish',
        assembly: 'Ekran blokini bir marta bepul almashtirish',
        labour: 'Shu almashtirish uchun ish haqi',
      },
      excluded: {
        second: 'Ekranning ikkinchi marta sinishi: har bir telefon uchun bir marta',
        scratches: 'Tasvirga ham, sensorga ham xalaqit bermaydigan tirnalishlar',
        before: 'Himoya kuchga kirishidan oldin singan ekran',
        liquid: 'Suyuqlik yetkazgan shikast va ataylab yetkazilgan shikast',
      },
    },
    store: {
      title: 'Markazlarimiz',
      text: 'Ekranni usta ish stolida, modelingizga mos asboblar va koʻrsatmalar bilan almashtiradi. Har bir markazning ish vaqti, telefon raqami va yoʻli koʻrsatilgan. Shahringizda ular bir nechta boʻlsa, ekraningiz qaysi birida borligini soʻrang.',
      pictureAlt: 'Servis markazining old tomoni, oyna ortida qabul stoli va kutish oʻrindigʻi',
      actions: { find: 'Yaqin markazlarni koʻrsatish' },
    },
    questions: { title: 'Ekran va himoya haqida savollar' },
    ready: {
      title: 'Telefonni tuzattirishga tayyormisiz?',
      text: 'Telefonni va bor boʻlsa, chekni olib keling. Himoya boʻlsa, telefonning oʻzi yetarli.',
      actions: { book: 'Taʼmirga yozilish', find: 'Servis markazini topish' },
    },
  },
}

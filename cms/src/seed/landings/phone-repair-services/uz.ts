import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Telefon taʼmiri xizmatlari',
  description:
    'Qaysi belgi qaysi qismga ishora qiladi, usta nima qiladi va avval nimani sinab koʻrish mumkin: batareya, quvvatlash, ekran, kamera, ovoz, tugmalar, asosiy plata, dastur.',
  sections: {
    hero: {
      title: 'Telefoningizga qanday taʼmir kerak?',
      text: 'Oʻzingiz koʻrgan belgini toping. Uning ostida nima qilinishi va avval oʻzingiz nimani sinab koʻrishingiz mumkinligi yozilgan.',
      pictureAlt: 'Qismlarga ajratilgan telefon: qopqoq, batareya, asosiy plata, kamera va ekran yonma-yon',
      actions: { price: 'Qismlar narxini koʻrish', find: 'Servis markazini topish' },
    },
    battery: {
      title: 'Batareya',
      body: `
**Belgilari.** Hech narsa oʻzgarmagan boʻlsa ham, tushgacha tugab qoladi; 20 yoki 30 foizda oʻchib qoladi; qopqoq koʻtarilib turadi.

**Avval sinab koʻring.** “Sozlamalar”, “Batareya” boʻlimida boshqalardan ancha koʻp quvvat sarflayotgan ilova bor-yoʻqligini koʻring. [Telefon batareyasi yillab xizmat qilishi uchun](article:make-your-phone-battery-last) maqolasidagi odatlar yangi batareyaga ham foyda qiladi.

**Nima qilinadi.** Batareya almashtiriladi, qopqoq zichlagichi yangilanadi va toʻliq quvvatlanish tekshiriladi. Maʼlumotlaringizga tegilmaydi.

:::warning
Shishgan batareyani boshqa quvvatlamang, bosmang va teshmang. Uni oʻsha kunning oʻzida olib keling.
:::
`,
    },
    charging: {
      title: 'Quvvatlash',
      body: `
**Belgilari.** Shteker boʻsh turadi; telefon faqat bir holatda yoki sekin quvvatlanadi yoxud namlik borligini yozadi.

**Avval sinab koʻring.** Boshqa kabel, boshqa quvvatlagich va [toza zaryad uyasi](article:how-to-clean-charging-port-on-phone). Bu har qanday yangi qismdan koʻra koʻproq hollarda yordam beradi.

**Nima qilinadi.** Uya tozalanadi va oʻlchab koʻriladi. Yeyilgan boʻlsa, almashtiriladi; ayrim modellarda u alohida kichik platada turadi va bu arzonroq. Uya soz boʻlsa, keyin batareya va quvvatlash zanjiri tekshiriladi.
`,
    },
    screen: {
      title: 'Ekran',
      body: `
**Belgilari.** Yoriq, chiziq, kattalashayotgan dogʻ, lipillash, oʻz-oʻzidan ishlaydigan yoki umuman ishlamaydigan sensor.

**Avval sinab koʻring.** Himoya oynasini oling va telefonni qayta ishga tushiring. Yorilgan himoya oynasi koʻpincha singan ekranga oʻxshaydi.

**Nima qilinadi.** Koʻpchilik telefonlarda oyna, sensor qatlami va matritsa bitta qism boʻlgani uchun birga almashtiriladi. Ramka tekshiriladi: egilgani yangi ekranni ham sindiradi. [Singan ekranni taʼmirlash](page:broken-screen-service) sahifasida hammasi bosqichma-bosqich koʻrsatilgan.
`,
    },
    camera: {
      title: 'Kamera',
      body: `
**Belgilari.** Suratlar xira chiqadi, obyektiv qaltiraydi, tasvir qora yoki har bir suratda dogʻ bor.

**Avval sinab koʻring.** Oynasini yumshoq mato bilan arting, barcha ilovalarni yoping va har bir obyektivda bittadan surat oling. Tasvir faqat bitta ilovada qora boʻlsa, unga kameradan foydalanish ruxsati berilmagan.

**Nima qilinadi.** Tirnalgan oyna kameraga tegmasdan almashtiriladi. Obyektiv fokuslamay qoʻygan boʻlsa, kamera moduli almashtiriladi. Keyin har bir obyektiv yaqin va uzoq masofada sinab koʻriladi.
`,
    },
    sound: {
      title: 'Karnay va mikrofon',
      body: `
**Belgilari.** Boshqalarni uzoqdan kelayotgandek eshitasiz; ovozingiz ularga yetmaydi; musiqa xirillaydi.

**Avval sinab koʻring.** Ovozni baland karnayga oʻtkazib qoʻngʻiroq qiling. Shunda yaxshi eshitilsa, gap quloqqa tutiladigan suhbat karnayida, sabab esa koʻpincha chang: uni quruq, yumshoq tish choʻtkasi bilan tozalang. Mikrofonni tekshirish uchun ovozli yozuv qiling. Ovoz boshqa joyga ketmasligi uchun Bluetooth aloqasini oʻchiring.

**Nima qilinadi.** Panjarachalar tozalanadi. Ovoz baribir chiqmasa, karnay, suhbat karnayi yoki mikrofonli plata almashtiriladi.
`,
    },
    buttons: {
      title: 'Tugmalar',
      body: `
**Belgilari.** Yoqish yoki ovoz tugmasi tiqilib qoladi, qattiq bosishni talab qiladi yoki oʻz-oʻzidan ishlaydi.

**Avval sinab koʻring.** Gʻilofni yeching: koʻp gʻiloflar tugmani bosib turadi. Telefonni oʻchirib, chetini mato bilan arting.

**Nima qilinadi.** Tugma va uning orqasidagi ingichka shleyf birga almashtiriladi. Yoqish tugmasidagi barmoq izi skaneri yangisiga koʻchiriladi yoki qaytadan sozlanadi. Ramkaning oʻsha joyi egilgan boʻlsa, toʻgʻrilanadi yoki almashtiriladi.
`,
    },
    mainboard: {
      title: 'Asosiy plata',
      body: `
**Belgilari.** Telefon yonmaydi, tarmoqni topmaydi, IMEI raqamini yoʻqotadi yoki qayta-qayta oʻchib yonadi.

**Avval sinab koʻring.** Soz quvvatlagich bilan yarim soat quvvatlang, keyin yoqish va ovozni pasaytirish tugmalarini 15 soniya bosib turing. Boshqa SIM-kartani sinab koʻring.

**Nima qilinadi.** Avval batareya, ekran va zaryad uyasi tekshiriladi, chunki ular arzonroq. Sabab platada boʻlsa, u almashtiriladi. Narxi tezkor va ichki xotira hajmiga bogʻliq.

:::warning
Maʼlumotlaringiz asosiy platada saqlanadi. U almashtirilsa, maʼlumotlar ham u bilan ketadi. Buni oldindan aytamiz, qarorni siz qilasiz.
:::
`,
    },
    software: {
      title: 'Dastur',
      body: `
**Belgilari.** Logotipda toʻxtab qoladi, yangilanishdan keyin qotadi yoki ilovalar oʻzi yopiladi.

**Avval sinab koʻring.** Xotiraning oʻndan birini boʻshating, kutib turgan yangilanishlarni oʻrnating va telefonda xavfsiz rejim boʻlsa, shu rejimda qayta ishga tushiring. Nosozlik u yerda yoʻqolsa, sababi biror ilovada.

**Nima qilinadi.** Modelingiz uchun tizim qaytadan oʻrnatiladi. Baʼzan buni zavod holatiga qaytarmasdan qilish mumkin, koʻpincha esa yoʻq, shuning uchun imkon borida [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair).
`,
    },
    before: {
      title: 'Kelishdan oldin',
      items: {
        save: {
          title: 'Maʼlumotlaringizni saqlang',
          text: 'Suratlar, kontaktlar, yozishmalar. Keyin SIM-karta va xotira kartasini chiqarib oling.',
        },
        describe: {
          title: 'Nosozlikni tasvirlang',
          text: 'Nima boʻlyapti, qachondan beri va undan oldin nima boʻlgan. Qisqa video juda asqotadi.',
        },
        bring: {
          title: 'Keraklisini olib keling',
          text: 'Quvvatlashda nosozlik boʻlsa, quvvatlagichni, shuningdek, chekni va bor boʻlsa, qutidagi kartani.',
        },
      },
    },
    questions: { title: 'Ehtiyot qismlar haqida savollar' },
  },
}

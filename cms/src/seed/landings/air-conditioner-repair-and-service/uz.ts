import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Konditsioner taʼmiri va parvarishi',
  description:
    'Solis konditsionerlari: oʻzingiz nimani tekshira olasiz, usta kelganda nima qiladi, kafolat nimani qoplaydi va issiq mavsumdan oldin nima qilish kerak.',
  sections: {
    hero: {
      title: 'Iliq havo, suv yoki shovqinmi?',
      text: 'Avval uyda toʻrt narsani tekshiring. Qolgani uchun Solis konditsioneringizga usta chaqiring.',
      pictureAlt: 'Konditsionerning ichki bloki ostida ustaning narvoni va asboblar sandigʻi',
      actions: { ask: 'Usta chaqirish', find: 'Servis markazini topish' },
    },
    signs: {
      title: 'Belgi nimani bildiradi',
      items: {
        warm: {
          title: 'Havo sovimayapti',
          text: 'Filtr changga toʻlgan, rejim notoʻgʻri yoki tashqi blokka havo yetmayapti. Gaz sizishi kam uchraydi.',
        },
        water: {
          title: 'Xonaga suv tomyapti',
          text: 'Suv chiqish yoʻli tiqilib qolgan yoki blok qiyshiq osilgan. Uni oʻchiring va ostiga idish qoʻying.',
        },
        noise: {
          title: 'Taraqlaydi yoki gʻuvillaydi',
          text: 'Old paneli boʻshagan yoki ventilyatorga barg tushgan. Gʻijirlash esa ustaning ishi: konditsionerni oʻchiring.',
        },
        smell: {
          title: 'Hid chiqyapti',
          text: 'Filtr va radiatorda nam chang bor. Filtrni tozalang, keyin yarim soat faqat ventilyatorni ishlating.',
        },
        ice: {
          title: 'Quvurda muz bor',
          text: 'Havo yoki gaz yetishmayapti. Oʻchiring, muz erisin, filtrni tozalang. Muz qaytalansa, usta chaqiring.',
        },
        dead: {
          title: 'Umuman ishlamayapti',
          text: 'Pult batareykalari, saqlagich (avtomat) va blok yonidagi oʻchirgichni tekshiring.',
        },
      },
    },
    first: {
      title: 'Qoʻngʻiroqdan oldin toʻrtta tekshiruv',
      intro: 'Oʻn daqiqa, asbobsiz. Blokni ochishdan oldin uni elektr tarmogʻidan uzing.',
      items: {
        power: {
          title: 'Elektr',
          text: 'Pultga yangi batareyka soling, saqlagich joyida boʻlsin. Tok oʻchib, qayta kelsa, uch daqiqa kutib yoqing.',
        },
        mode: {
          title: 'Rejim',
          text: 'Qor uchquni sovitishni bildiradi. 24–26 °C, jalyuzi yuqoriga qaragan, eshiklar yopiq boʻlsin. Quritish yoki ventilyator rejimida u deyarli sovitmaydi.',
        },
        filter: {
          title: 'Filtr',
          text: 'Old panelni oching, filtrni sugʻurib oling, iliq suvda chaying va soyada quriting.',
        },
        outdoor: {
          title: 'Tashqi blok',
          text: 'Panjaradagi barg va paketlarni olib tashlang. Panjara ichiga qoʻl tiqmang va unga yetish uchun derazadan osilmang.',
        },
      },
    },
    visit: {
      title: 'Usta kelganda',
      items: {
        ask: {
          title: 'Usta chaqiring',
          text: 'Suhbatda yoki ishonch telefoni orqali: blok yonidagi yorliqdan model va seriya raqami, nosozlik, manzilingiz.',
        },
        prepare: {
          title: 'Joy tayyorlang',
          text: 'Blok ostini boʻshating, chek qoʻlingizda boʻlsin va ustani kimdir kutib olsin.',
        },
        test: {
          title: 'Konditsioner tekshiriladi',
          text: 'Kirayotgan va chiqayotgan havo harorati, tok, bosim, suv chiqish yoʻli. Nima topilganini sizga aytishadi.',
        },
        decide: {
          title: 'Qarorni siz qilasiz',
          text: 'Kafolat qoplamaydigan ish uchun avval hisob-kitob beriladi, qism va ish haqi alohida.',
        },
        finish: {
          title: 'Ishlashini koʻring',
          text: 'Imzo qoʻyishdan oldin oʻn daqiqa sovitsin. Buyurtmani saqlab qoʻying: u orqali taʼmirni kuzatish va baholash mumkin.',
        },
      },
    },
    warranty: {
      title: 'Kafolatga kiradimi?',
      covered: {
        compressor: 'Odatdagi foydalanishda ishdan chiqqan kompressor, motor yoki ventilyator',
        electronics: 'Oʻzidan oʻzi ishdan chiqqan boshqaruv platasi, datchik yoki pult',
        labour: 'Bunday taʼmir uchun ish haqi, mamlakatingizdagi muddat ichida',
      },
      excluded: {
        maintenance: 'Filtr, radiator va suv chiqish yoʻlini tozalash',
        installation: 'Boshqalar oʻrnatgandagi xatolar va blokni koʻchirish',
        voltage: 'Chaqmoq, notoʻgʻri kuchlanish, hayvonlar yoki suv toshqini yetkazgan shikast',
        gas: 'Egilgan yoki kesilgan quvurdan chiqib ketgan gaz',
      },
    },
    season: {
      title: 'Issiq mavsumdan oldin',
      body: `
Ustalarning ishi birinchi issiq haftada eng koʻp boʻladi. Quyidagilarni bir oy oldin qilsangiz, deyarli kutmaysiz.

- [Filtrni tozalang](article:clean-air-conditioner-filter) va konditsioner har kuni ishlayotganda buni har ikki haftada takrorlang.
- Yarim soat sovitsin. Havo xonadagidan aniq sovuqroq ekanini qoʻlingiz bilan tekshiring va tomchi bor-yoʻqligiga qarang.
- Suv yigʻiladigan taglikka qoʻlingiz yetsa, bir stakan suv quying va u tashqariga oqib chiqishini koʻring.
- Pult batareykalarini almashtiring.

:::warning
Gazni shunchaki toʻldirib ketishlariga rozi boʻlmang. Gaz sarflanmaydi: kamaygan boʻlsa, qayerdandir sizyapti va avval oʻsha joyni topish kerak. [Yangi gazlar yonuvchan](article:new-refrigerants-in-air-conditioners), shuning uchun bu faqat maxsus oʻqitilgan mutaxassislarning ishi.
:::
`,
    },
    policy: {
      title: 'Mamlakatingizda kafolat qancha davom etadi?',
      text: 'Xizmat qoidalarida Solis va “Maishiy texnika” bandini tanlang. Blok, kompressor va ish haqi uchun muddatlar har xil.',
      actions: { policy: 'Qoidalarni oʻqish', contact: 'Biz bilan bogʻlanish' },
    },
    questions: { title: 'Parvarish haqida savollar' },
  },
}

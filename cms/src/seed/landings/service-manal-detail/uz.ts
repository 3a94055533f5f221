import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Servis qoʻllanmasi: qurilmalar parvarishi va xavfsizligi',
  description:
    'Telefon, planshet, noutbuk, televizor, maishiy texnika va aksessuarlar: birinchi foydalanish, parvarish, chegaralar, xavfsizlik va taʼmirdan oldin nima qilish kerak.',
  sections: {
    hero: {
      title: 'Har bir qurilmaning parvarishi va xavfsizligi',
      text: 'Qurilmani nima uzoq xizmat qildiradi, unga nima zarar yetkazadi va qayerda toʻxtab, soʻrash kerak.',
      pictureAlt: 'Qoʻllanma sahifasi: telefon, belgilangan roʻyxat va ogohlantirish belgisi',
      actions: { list: 'Barcha servis qoʻllanmalari' },
    },
    phones: {
      title: 'Mobil telefonlar',
      body: `
- **Birinchi kun**: \`*#06#\` terib, IMEI raqamini yozib oling, SIM-kartani soling va internetga ulaning. Telefon oʻzi faollashadi, kafolati 24 soatdan keyin koʻrinadi.
- **Batareya**: salqin saqlang, imkon boʻlsa, quvvati 20 va 80 foiz orasida tursin. Yana oʻqing: [Telefon batareyasi yillab xizmat qilishi uchun](article:make-your-phone-battery-last).
- **Zaryad uyasi**: bir necha oyda bir marta qarab turing. Uni yogʻoch choʻp bilan [tozalang](article:how-to-clean-charging-port-on-phone), hech qachon metall bilan emas.
- **Suv**: suvdan himoya telefon bilan suzish mumkin degani emas, zichlagichlar ham eskiradi. [Telefon suvga tushganda](article:phone-fell-in-water) uni oʻchiring.

:::warning
Telefon shishsa, hid chiqarsa yoki ishlatilmay turib qizisa, quvvatlashni toʻxtating, tosh yoki metall ustiga qoʻying va servis markaziga olib keling.
:::
`,
    },
    tablets: {
      title: 'Planshetlar',
      body: `
- **Quvvatlash**: qutidagi quvvatlagichni ishlating. Eski telefonning kichik quvvatlagichi bilan butun tun ketadi. [Sababini toping](article:tablet-charges-slowly).
- **Ekran**: qopqoqli gʻilof uni plyonkadan yaxshiroq asraydi. Sumkada ustiga ogʻir narsa qoʻymang.
- **Sensor**: javob bermasa, ekranni quriting, plyonkani oling va planshetni qayta ishga tushiring. [Bosqichma-bosqich](article:tablet-touch-not-responding).
- **Bolalar**: planshetni berishdan oldin cheklovlari bor [alohida hisob](article:set-up-tablet-for-a-child) oching.

Ishlatilmay yotgan planshetni har uch oyda yarmigacha quvvatlang. Aks holda batareya shunchalik boʻshab qoladiki, planshet boshqa yonmaydi.
`,
    },
    laptops: {
      title: 'Noutbuklar',
      body: `
- **Havo**: karavot yoki gilam ustiga hech qachon qoʻymang. Uni sovitadigan havo ostidagi teshiklardan kiradi. [Shovqin qilayotgan ventilyator](article:laptop-fan-loud) changning birinchi belgisidir.
- **Batareya**: noutbuk kun boʻyi stolda tursa va modelingiz imkon bersa, quvvatni 80 foiz bilan cheklang.
- **Drayverlar**: faqat [drayverlar va qoʻllanmalar](page:drivers-download) sahifasidan va faqat nimadir ishlamayotgan boʻlsa.
- **Olib yurish**: uyqu rejimida emas, oʻchirilgan holda. Sumkada uygʻongan noutbuk qizib ketadi.

:::hint
Klaviaturaga ichimlik toʻkilsa, yoqish tugmasini oʻchguncha bosib turing, tokdan uzing, chodir kabi teskari qoʻying va bir kun shunday qoldiring. Shu orada yoqib koʻrmang.
:::
`,
    },
    tvs: {
      title: 'Televizorlar',
      body: `
- **Taglikda**: tekis joyda, devordan bir kaft enicha uzoqda, bolalar tirmashadigan joyda bogʻlab qoʻyilgan holda.
- **Devorda**: ogʻirligi va teshiklari joylashuviga mos kronshteynda, vintlari suvoqqa emas, devorning oʻziga burab kiritilgan holda.
- **Tozalash**: televizor oʻchiq holda, quruq mikrofibra mato bilan. [Oyna tozalagich ishlatmang](article:clean-tv-screen-safely).
- **Qoʻzgʻalmas tasvir**: yangiliklar satri kuniga oʻn soatlab turmasin. Televizor oʻzi oʻchadigan qilib qoʻying.
- **Momaqaldiroq**: vilka va antennani sugʻuring.

:::warning
Orqa qopqoqni hech qachon ochmang. Vilka sugʻurilgandan keyin ham quvvat blokida bir necha daqiqa xavfli kuchlanish qoladi.
:::
`,
    },
    'home-appliances': {
      title: 'Maishiy texnika',
      body: `
- **Konditsioner**: mavsumda [filtrni](article:clean-air-conditioner-filter) har ikki haftada tozalang, tashqi blokning har tomoni ochiq boʻlsin.
- **Muzlatkich**: tashib kelgach, yoqishdan oldin toʻrt soat kuting. Orqasida havo uchun besh santimetr joy qoldiring. [Sovitmasa](article:refrigerator-does-not-cool), avval zichlagichlariga qarang.
- **Kir yuvish mashinasi**: birinchi yuvishdan oldin transport boltlarini oling, oyoqlarini tekislang, suv chiqarish filtrini har ikki oyda tozalang. [Ichida suv qolsa, nima qilinadi](article:washing-machine-does-not-drain).

:::warning
Kuygan hid, tutun yoki qiziyotgan vilka: tokni qurilmaning oʻzidan emas, elektr shchitidagi avtomatdan oʻchiring. Sovitish gazi yonishi mumkin, shuning uchun u chiqayotganidan shubhalansangiz, derazalarni oching va hech qanday olov yoqmang.
:::
`,
    },
    accessories: {
      title: 'Aksessuarlar',
      body: `
- **Quvvatlagich va kabellar**: qobigʻi yirtilsa yoki shtekeri boʻshasa, almashtiring. [USB-C kabellarning hammasi bir xil emas](article:usb-c-one-cable-for-many-devices).
- **Quloqchinlar**: qutichasiga solishdan oldin kontaktlarini quruq qilib arting. Toʻrini quruq, yumshoq choʻtka bilan tozalang.
- **Soat va bilaguzuklar**: ter va tuzni chayib tashlang, datchikni quriting va tunda teriga dam bering.
- **Tashqi batareyalar**: samolyotda qoʻl yukiga soling, quyoshda qoldirmang, tunda yostiq ostiga qoʻymang.

Aksessuarlarning oʻz kafolati bor. U [xizmat qoidalarida](page:service-policy), “Aksessuarlar” bandida yozilgan.
`,
    },
    'before-repair': {
      title: 'Har qanday qurilmani topshirishdan oldin',
      items: {
        save: {
          title: 'Maʼlumotlaringizni saqlang',
          text: 'Taʼmirda zavod holatiga qaytarish kerak boʻlishi mumkin, yangi asosiy plata esa boʻm-boʻsh.',
        },
        cards: {
          title: 'Oʻz narsalaringizni oling',
          text: 'SIM-karta, xotira kartasi, gʻilof, himoya oynasi, fleshka.',
        },
        account: {
          title: 'Hisobdan chiqing',
          text: 'Yoki qulfini ochish uchun yonida boʻling. Buyurtmaga hech qachon kod yozmang.',
        },
        photos: {
          title: 'Suratga oling',
          text: 'Har tomonidan va yorligʻini ham. Suratlar qurilmani qanday holatda topshirganingizni koʻrsatadi.',
        },
      },
    },
    repair: {
      title: 'Parvarish yordam bermayaptimi?',
      text: 'Qism narxini biling va u bor markazni toping.',
      actions: { find: 'Servis markazini topish', price: 'Qismlar narxini koʻrish' },
    },
  },
}

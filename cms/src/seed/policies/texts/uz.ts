import type { PolicyTexts } from './policy-texts'

const PRICE =
  'Biror narsa uchun toʻlash kerak boʻlsa, avval qism narxi va ish haqini bilasiz, qarorni siz qilasiz.'
const TIME =
  'Odatdagi muddat taʼmir boshlangan kundan 3–7 ish kuni. U faqat maʼlumot uchun, bayramlarda choʻziladi.'
const FOLLOW =
  'Taʼmirni buyurtma raqami bilan [taʼmir holati](page:repair-status) sahifasida kuzatishingiz mumkin.'

const BRING_IN = `
:::steps
# Kafolatni tekshiring
IDENTIFY

# Maʼlumotlaringizni saqlang
Taʼmirda zavod holatiga qaytarish kerak boʻlishi mumkin. Qurilma hali ishlab turganda [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair).

# Qurilmani olib keling
[Servis markaziga](page:service-center) qurilma bilan, muammo quvvatlashda boʻlsa, quvvatlagichi bilan keling. Chek boʻlsa, koʻrsating. Raqami bor buyurtma olasiz.

# Taʼmirni kuting
Usta qurilmani koʻradi. ${PRICE} ${TIME} ${FOLLOW}

# Ketishdan oldin sinab koʻring
Buzilgan joyini sinang va buyurtmadagi raqamni qurilmadagisi bilan solishtiring.
:::`

export const uz: PolicyTexts = {
  titles: {
    'mobile-phone': '{brand} mobil telefonlari: kafolat va xizmat',
    'retail-accessories': '{brand} aksessuarlari: kafolat va xizmat',
    'home-appliance': '{brand} maishiy texnikasi: kafolat va xizmat',
    laptop: '{brand} noutbuklari: kafolat va xizmat',
  },
  summaries: {
    'mobile-phone':
      'Material va yigʻishdagi nuqsonlar bepul tuzatiladi ({periods}). Tushish va suyuqlikdan yetgan shikast qoplanmaydi. Muddat faollashtirishdan boshlanadi.',
    'retail-accessories':
      'Material va yigʻishda nuqson boʻlsa, aksessuar taʼmirlanadi yoki almashtiriladi ({periods}). Muddat xarid kunidan boshlanadi.',
    'home-appliance':
      'Material va yigʻishdagi nuqsonlar bepul tuzatiladi, katta texnika uyingizda taʼmirlanadi ({periods}). Notoʻgʻri oʻrnatish qoplanmaydi.',
    laptop:
      'Material va yigʻishdagi nuqsonlar bepul tuzatiladi ({periods}). Avval maʼlumotlaringizni saqlang: ular kafolatga kirmaydi.',
    'small-appliance':
      'Material va yigʻishda nuqson boʻlsa, texnika taʼmirlanadi yoki almashtiriladi ({periods}). Eskirish va ohak choʻkindisi qoplanmaydi. Muddat xarid kunidan boshlanadi.',
  },
  headings: {
    covered: 'Nimalar qoplanadi',
    period: 'Kafolat qancha davom etadi',
    excluded: 'Nimalar qoplanmaydi',
    claim: 'Kafolatdan qanday foydalaniladi',
    parts: 'Almashtirilgan qism va qurilmalar',
    data: 'Maʼlumotlaringiz',
    transport: 'Tashish',
    rights: 'Qonun bergan huquqlaringiz',
  },
  scopes: {
    'aster-mobile-phone': 'Bu qoidalar Aster telefonlari va Aster Slate planshetlari uchun amal qiladi.',
    'aster-retail-accessories':
      'Bu qoidalar alohida sotiladigan Aster quvvatlagichlari, kabellari, quloqchinlari va tashqi batareyalari uchun amal qiladi. Telefon qutisidan chiqqanlar uchun telefon qoidalari amal qiladi.',
    'aster-home-appliance':
      'Bu qoidalar Aster kichik maishiy texnikasi uchun amal qiladi: ventilyator, elektr choynak, dazmol va havo tozalagichlar.',
    'aster-laptop':
      'Bu qoidalar Aster noutbuklari hamda ular bilan birga kelgan batareya va quvvatlagich uchun amal qiladi.',
    'kite-mobile-phone':
      'Bu qoidalar Kite smartfonlari va tugmali telefonlari, shuningdek, SIM-kartali Kite soatlari va trekerlari uchun amal qiladi.',
    'kite-retail-accessories':
      'Bu qoidalar alohida sotiladigan Kite quloqchinlari, kolonkalari, quvvatlagichlari, kabellari, tashqi batareyalari va SIM-kartasiz soatlari uchun amal qiladi.',
    'kite-home-appliance':
      'Bu qoidalar Kite kichik maishiy texnikasi uchun amal qiladi: ventilyator, dazmol, fen va soch olish mashinkalari.',
    'kite-laptop':
      'Bu qoidalar Kite noutbuklari hamda ular bilan birga kelgan batareya va quvvatlagich uchun amal qiladi.',
    'solis-mobile-phone':
      'Solis telefon ishlab chiqarmaydi. Bu qoidalar SIM-karta va IMEI raqami bor Solis qurilmalari uchun amal qiladi: Link routerlari va Hub TV.',
    'solis-retail-accessories':
      'Bu qoidalar alohida sotiladigan Solis saundbarlari, devor kronshteynlari, kabellari va pultlari uchun amal qiladi.',
    'solis-home-appliance':
      'Bu qoidalar Solis televizorlari, muzlatkichlari, kir yuvish mashinalari va konditsionerlari uchun amal qiladi.',
    'solis-laptop':
      'Bu qoidalar Solis noutbuklari hamda ular bilan birga kelgan batareya va quvvatlagich uchun amal qiladi.',
  },
  items: {
    smartphone: 'Smartfon',
    featurePhone: 'Tugmali telefon',
    tablet: 'Planshet',
    watchWithSim: 'SIM-kartali soat yoki treker',
    router: 'Router yoki Hub TV',
    battery: 'Batareya',
    boxCharger: 'Qutidagi quvvatlagich va kabel',
    charger: 'Quvvatlagich va kabel',
    earphones: 'Quloqchin',
    powerBank: 'Tashqi batareya',
    watch: 'SIM-kartasiz soat',
    speaker: 'Kolonka',
    remoteControl: 'Pult',
    mountAndCable: 'Devor kronshteyni va kabel',
    soundbar: 'Saundbar',
    smallAppliance: 'Kichik texnika',
    trimmer: 'Fen va soch olish mashinkasi',
    television: 'Televizor',
    refrigerator: 'Muzlatkich',
    washingMachine: 'Kir yuvish mashinasi',
    airConditioner: 'Konditsioner',
    compressor: 'Muzlatkich va konditsioner kompressori',
    motor: 'Kir yuvish mashinasi motori',
    laptop: 'Noutbuk',
  },
  changes: {
    longerEarphones: 'Bu tahrirdagi yangilik: quloqchinlarga kafolat 6 oy emas, 12 oy.',
    longerLaptop:
      'Bu tahrirdagi yangilik: shu kundan boshlab sotib olingan noutbuklarga kafolat 12 oy emas, 24 oy.',
  },
  covered: {
    all: 'Kafolat muddati ichida odatdagi foydalanishda paydo boʻlgan material yoki yigʻishdagi nuqsonlar. Bunda qismlar ham, ish haqi ham siz uchun bepul. Masalan:',
    'mobile-phone': `
- yonmaydi, oʻzi oʻchib yonadi yoki quvvatlanmaydi
- zarba tegmagan boʻlsa ham, ekranda chiziq yoki qoramtir joy bor yoki sensor javob bermaydi
- kamera, mikrofon, karnay, tugma, datchik yoki tarmoq ishlamaydi
- yangilash yoki zavod holatiga qaytarish bilan tuzalmaydigan dastur nosozligi`,
    'retail-accessories': `
- quvvatlamaydi, ovoz chiqarmaydi yoki ulanmaydi
- kabel koʻrinarli shikastsiz ichidan ishlamay qolgan
- quloqchin yoki tashqi batareya endi quvvat olmaydi
- tugma, shteker yoki oshiq-moshiq odatdagi foydalanishda boʻshab qolgan`,
    'home-appliance': `
- ishga tushmaydi yoki ishlayotib toʻxtab qoladi
- kerakli darajada sovitmaydi, isitmaydi, yuvmaydi yoki siqmaydi
- televizorda tasvir, ovoz yoki ulanish ishlamaydi
- ichki qism sababli suv oqadi yoki shovqin chiqadi`,
    laptop: `
- yonmaydi yoki oʻzi oʻchib qoladi
- ekran, klaviatura, sensorli panel, portlar, ventilyator, tezkor xotira yoki disk ishlamaydi
- batareya endi quvvat olmaydi
- birga kelgan tizimni tiklab boʻlmaydi`,
    'small-appliance': `
- ishga tushmaydi yoki ishlayotib toʻxtab qoladi
- kerakli darajada isitmaydi, puflamaydi yoki aylanmaydi
- oʻchirgich, sim yoki vilka ichidan ishlamay qolgan
- ichki qism sababli shovqin yoki kuygan hid chiqadi`,
  },
  period: {
    'mobile-phone':
      'Muddat qurilma faollashtirilganda boshlanadi. Qachongacha davom etishini [kafolatni tekshirish](page:warranty-check) sahifasi koʻrsatadi: IMEI raqamini koʻrish uchun `*#06#` tering. Kafolat kartasi faollashtirilgandan 24 soat keyin koʻrinadi.',
    'retail-accessories':
      'Muddat xarid kunidan boshlanadi. Bu kun chekda yozilgan, shuning uchun uni aksessuar bilan birga saqlang.',
    'home-appliance':
      'Muddat chekda yozilgan xarid kunidan boshlanadi. Televizor uchun uni seriya raqami boʻyicha [televizor kafolati](page:tv-warranty) sahifasi koʻrsatadi.',
    laptop:
      'Muddat chekda yozilgan xarid kunidan boshlanadi. Seriya raqami (SNID) noutbuk ostidagi yorliqda.',
    after:
      'Taʼmir muddatni qisqartirmaydi va qaytadan boshlamaydi. Almashtirilgan qismga kafolat muddat oxirigacha, lekin kamida 90 kun davom etadi.',
    'small-appliance':
      'Muddat chekda yozilgan xarid kunidan boshlanadi. Model va seriya raqami ostidagi yoki orqasidagi yorliqda.',
  },
  excluded: {
    all: `
- tushish, urilish, bosim va egilish
- suyuqlik, qum, hasharotlar, chaqmoq va notoʻgʻri kuchlanish
- unga moʻljallanmagan qism, quvvatlagich yoki dasturlar
- xizmatimizga aloqasi yoʻq kishi ochishi yoki taʼmirlashi
- olib tashlangan yoki oʻqib boʻlmaydigan seriya raqami yoki IMEI
- eskirish: tirnalish, rangi oʻchishi, yillar oʻtib quvvatni kamroq ushlaydigan batareya`,
    'mobile-phone': `
- tushib singan ekran: buning uchun [ekran shikastlanishidan himoya](page:protection) bor
- boshqa mamlakat uchun ishlab chiqarilgan telefon: uning kafolati oʻsha yerda amal qiladi`,
    'retail-accessories': `
- foydalanishda yeyiladigan quloqchin yostiqchalari, tasma va gʻiloflar`,
    'home-appliance': `
- boshqalar oʻrnatishi yoki ulashi, keyin boshqa joyga koʻchirish
- foydalanish davomida tozalanadigan yoki almashtiriladigan filtr, chiroq va zichlagichlar
- uy uchun moʻljallangan texnikani korxonada ishlatish`,
    laptop: `
- siz oʻrnatgan dastur va oʻyinlar, viruslar yetkazgan zarar
- noutbukdagi maʼlumotlar va ularni tiklash`,
    'small-appliance': `
- tozalanmagan ohak choʻkindisi, chang va soch
- foydalanish davomida almashtiriladigan filtr, tigʻ va zichlagichlar
- uy uchun moʻljallangan texnikani korxonada ishlatish`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      '[Kafolatni tekshirish](page:warranty-check) sahifasida IMEI raqamini kiriting. U kafolat qaysi mamlakatda amal qilishini ham aytadi.',
    ),
    'retail-accessories': `
:::steps
# Chekni toping
Unda xarid kuni va doʻkon yozilgan.

# Boshqa qurilma bilan sinab koʻring
Shunda nosozlik aksessuarda ekanini bilasiz.

# Uni olib keling
[Servis markaziga](page:service-center) aksessuar va chek bilan keling. Raqami bor buyurtma olasiz.

# Olib keting
Koʻp aksessuarlar darhol almashtirib beriladi. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Model va seriya raqamini yozib oling
Ular yorliqda: televizorning orqasida, muzlatkich yoki kir yuvish mashinasi eshigining ichida, konditsionerning yonida.

# Qoʻngʻiroq qiling
Sahifa pastidagi ishonch telefoniga yoki [aloqa sahifasi](page:contact) orqali. Nima boʻlayotgani va qachon boshlanganini ayting.

# Usta keladi
Katta texnika uchun kunni kelishib olamiz. Texnika oldini boʻshatib qoʻying. Kichigini [servis markaziga](page:service-center) olib keling.

# Taʼmirni kuting
${PRICE} ${TIME} ${FOLLOW}

# Birga sinab koʻring
Buyurtmaga imzo qoʻyishdan oldin texnika bir marta ishlab koʻrsin.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Seriya raqami (SNID) va chekni tayyorlab qoʻying, yangiroq [drayver](page:drivers-download) yordam berish-bermasligini koʻring.',
    ),
    'small-appliance': `
:::steps
# Chekni toping
Unda xarid kuni va doʻkon yozilgan.

# Oʻchiring
Vilkani rozetkadan sugʻuring va sovishini kuting. Ichini ochmang.

# Uni olib keling
[Servis markaziga](page:service-center) texnika va chek bilan keling. Raqami bor buyurtma olasiz.

# Taʼmirni kuting
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Biz asl qismlar bilan taʼmirlaymiz. Seriya raqami bilan [qism asl ekanini tekshirish](page:spare-parts-serial) mumkin. Kafolat boʻyicha almashtirilgan qism bizga oʻtadi; pullik taʼmirdan keyin uni olib ketishingiz mumkin.',
    exchange:
      'Taʼmirlab boʻlmasa, oʻsha yoki unga teng model olasiz. Himoya rejasi soʻrovingiz boʻyicha yangi telefonga oʻtkaziladi: ishonch telefoniga qoʻngʻiroq qiling yoki onlayn yordamga yozing. Bu taxminan 5 ish kuni oladi.',
  },
  data: {
    'mobile-phone':
      'Surat va xabarlaringizga qaramaymiz, hisoblaringiz parolini soʻramaymiz. Taʼmirda telefondagi maʼlumotlar oʻchib ketishi mumkin, avval sizdan soʻraymiz. Saqlanmagan narsani qaytarib boʻlmaydi. Tafsilotlar [Taʼmirda maʼlumotlaringiz bilan qanday ishlaymiz](article:how-we-treat-your-data-in-a-repair) maqolasida. SIM-karta va xotira kartasini chiqarib oling, gʻilofni uyda qoldiring.',
    'retail-accessories':
      'Koʻp aksessuarlar hech narsa saqlamaydi. Quloqchin va soatni telefoningizdagi ulangan qurilmalar roʻyxatidan olib tashlang, soatni topshirishdan oldin zavod holatiga qaytaring.',
    'home-appliance':
      'Televizorda hisoblaringizdan chiqing va fleshkalarni sugʻurib oling. Boshqa texnika siz haqingizda sozlamalardan boshqa hech narsa saqlamaydi, ular taʼmirda zavod holatiga qaytishi mumkin.',
    laptop:
      'Fayllaringizdan boshqa diskka nusxa oling. Taʼmirda diskdagi maʼlumotlar oʻchib ketishi mumkin, avval sizdan soʻraymiz. Saqlanmagan narsani qaytarib boʻlmaydi. Fayllaringizni oʻqimaymiz, hisoblaringiz parolini soʻramaymiz.',
    'small-appliance': 'Bunday texnika siz haqingizda hech narsa saqlamaydi.',
  },
  transport: {
    broughtIn:
      'Qurilmani oʻzingiz olib kelasiz va olib ketasiz. Yetkazib berish xizmati bor joyda uni uyingizdan olib ketib, qaytarib olib kelishimiz mumkin: narxini buyurtma berishdan oldin koʻrasiz. Qurilmani topshirganingizdan to qaytarib olguningizcha u uchun biz javob beramiz.',
    atHome:
      'Katta texnika, imkon boʻlsa, uyingizda taʼmirlanadi. Uni kafolat boʻyicha ustaxonaga olib borish kerak boʻlsa, oʻzimiz bepul olib boramiz va olib kelamiz. Televizor tik holda tashiladi; muzlatkich qayta yoqilishidan oldin bir necha soat turishi kerak.',
  },
  rights:
    'Bu kafolat — brend vaʼdasi, u qonun sotuvchiga nisbatan bergan huquqlaringizga qoʻshimcha. Bu huquqlar oʻz kuchida qoladi. Mamlakatingiz qonuni bu qoidalardan koʻproq huquq bersa, qonun amal qiladi. Qarorga rozi boʻlmasangiz, ayting: bogʻlanishning barcha yoʻllari [aloqa sahifasida](page:contact).',
  law: {},
}

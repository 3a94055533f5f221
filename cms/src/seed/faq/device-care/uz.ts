import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Nega telefonim sekin quvvatlanyapti yoki umuman quvvatlanmayapti?',
    answer: `
Koʻpincha sabab uyadagi chang yoki kabelda boʻladi, ikkalasini ham oʻzingiz hal qila olasiz.

:::steps
# Avval kabelni, keyin quvvatlagichni almashtiring
Boshqa telefonni yaxshi quvvatlayotganini sinab koʻring. Tortmada yotgan ingichka kabel koʻpincha tokni kam oʻtkazadi.

# Zaryad uyasiga qarang
Shteker mahkam oʻtirmasa, uning ortida tiqilib qolgan tuk va chang bor. [Uyani tozalang](article:how-to-clean-charging-port-on-phone): telefon oʻchiq holda, yogʻoch tish kovlagich bilan, hech qachon metall bilan emas.

# Sovishini kuting
Qizigan telefon batareyasini asrash uchun sekin quvvatlanadi. Gʻilofini yeching va oftobdan oling.
:::

Hali ham sekinmi? Uya yoki batareya eskirgan boʻlishi mumkin. Kelishdan oldin [qism narxini](page:spare-parts-price) bilib oling.
`,
  },
  'phone-got-wet': {
    question: 'Telefonim hoʻl boʻldi. Avval nima qilaman?',
    answer: `
Oʻchiring va qayta yoqmang. Suvning oʻzi emas, tok bilan suv birga zarar yetkazadi.

:::steps
# Imkon boricha qismlarga ajrating
Qopqoq, SIM-karta lotogi, xotira kartasi. Vintlarni burab ochmang.

# Tashqarisini quriting
Mato bilan arting, uyasini pastga qaratib tuting. Telefonni silkitmang.

# Shamol tegib turadigan joyda qoldiring
Bir-ikki kun ventilyator oldida. Guruch yordam bermaydi, changi uyaga kiradi; fen esa suvni yanada ichkariga haydaydi.
:::

:::warning
Ishlayaptimi-yoʻqmi bilish uchun quvvatga ulamang.
:::

Shoʻr suv yoki ichimlik tekkan boʻlsa, oʻsha kunning oʻzida [servis markaziga](page:service-center) olib keling: ichida qurib qolgani metallni yemiradi. Batafsil: [Telefon suvga tushganda nima qilish kerak](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'Batareyam tez tugayapti. Yangisi kerakmi?',
    answer: `
Avval uni biror narsa sarflayotgan-sarflamayotganini bilib oling. “Sozlamalar”, “Batareya” boʻlimini ochib, oxirgi kun boʻyicha ilovalar roʻyxatiga qarang. Bittasi qolganlaridan ancha koʻp sarflagan boʻlsa, sabab shu: uni yangilang, fonda ishlashini cheklang yoki oʻchirib tashlang. Tizimning katta yangilanishidan keyin ikki kun kuting, bu vaqtda telefon fayllarini tartiblaydi.

20 yoki 30 foiz qolganda telefon oʻchib qolsa, parvoz rejimida ham tez tugasa yoki bir necha yil har kuni quvvatlangan boʻlsa, batareya eskirgan. Unda faqat yangisi yordam beradi. [Narxini biling](page:spare-parts-price).

:::warning
Qopqoq boʻrtib yoki ekran koʻtarilib turibdimi? Quvvatlashni toʻxtating va telefonni olib keling.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Telefonim qotib qoldi, hech narsaga javob bermayapti. Qanday qayta ishga tushiraman?',
    answer: `
:::steps
# Majburan qayta ishga tushiring
Yoqish va ovozni pasaytirish tugmalarini birga, telefon titraguncha 10–15 soniya bosib turing. Ayrim modellarda faqat yoqish tugmasi bosiladi. Hech narsa oʻchmaydi.

# Yarim soat quvvatlang
Batareyasi butunlay boʻshagan telefon avvaliga hech narsa koʻrsatmaydi. Kompyuterga emas, quvvatlagichga ulang.

# Joy boʻshating
Yana ishlaganda xotiraning kamida oʻndan biri boʻsh boʻlsin. Toʻlib ketgan telefon yana qotadi.
:::

Qayta-qayta logotipda toʻxtab qolsa, tizim buzilgan. [Servis markazida](page:service-center) dasturni yangilash koʻpincha yordam beradi, baʼzan zavod holatiga qaytarish kerak boʻladi. Imkon boʻlsa, avval maʼlumotlaringizni saqlab berishlarini soʻrang.
`,
  },
  'clean-a-screen': {
    question: 'Ekranni zarar yetkazmasdan qanday tozalayman?',
    answer: `
:::steps
# Oʻchiring
Qora ekranda kir yaxshiroq koʻrinadi va tasodifan hech narsa bosilmaydi.

# Quruq arting
Toza mikrofibra mato bilan, bosmasdan, bir yoʻnalishda. Qogʻoz sochiq qoplamani tirnaydi.

# Kerak boʻlsa, keyin nam mato bilan
Bir necha tomchi distillangan suvni ekranga emas, matoga tomizing. Darhol quriting.
:::

Oyna tozalagich, spirt va sirka televizor va noutbuklarning qoplamasini ketkazadi. Telefonni ahyon-ahyonda 70 foizli spirtli salfetka bilan artsa boʻladi, lekin ekrani yorilgan boʻlsa, mumkin emas. Karnay va uyalarga suyuqlik tegmasin. [Televizorga biroz koʻproq ehtiyotkorlik](article:clean-tv-screen-safely) kerak, chunki uning matritsasi egiladi.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'Konditsionerim yaxshi sovitmayapti. Oʻzim nimani tekshira olaman?',
    answer: `
:::steps
# Filtr
Eng koʻp uchraydigan sabab shu. Uni iliq suvda [tozalang](article:clean-air-conditioner-filter), soyada quriting va issiq mavsumda buni har ikki haftada takrorlang.

# Sozlamalar
Ventilyator yoki quritish emas, sovitish rejimi. 24–26 °C qoʻying, jalyuzi yuqoriga qarab tursin.

# Tashqi blok
Uning har tomoni ochiq boʻlishi kerak. Devordagi oʻchirgichdan oʻchirib, panjaradagi barg va paketlarni olib tashlang.
:::

Quvurdagi muz, xonaga tomayotgan suv yoki vishillagan tovush ustaning ishi. Gaz toʻldirish ham: gaz sarflanmaydi, kamaygan boʻlsa, qayerdandir sizyapti. [Usta chaqiring](page:air-conditioner-repair-and-service).
`,
  },
}

import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Telefon batareyasi yillab xizmat qilishi uchun',
  summary:
    'Batareyani foydalanishdan koʻra issiq va soatlab toʻla quvvatda turish koʻproq eskirtiradi. Bu odatlar pul talab qilmaydi va batareyani asraydi.',
  coverAlt: 'Uch boʻlagi toʻla, bittasi boʻsh batareya va yonida barg',
  body: `
Har qanday telefonning batareyasi eskiradi. U ikki yilga yetishi ham, toʻrt yilga yetishi ham har kuni nima qilishingizga bogʻliq. Barcha zamonaviy telefonlarda kimyo bir xil: litiy-ion element. U uch narsani yoqtirmaydi: issiqni, toʻla quvvatda turishni va oxirigacha boʻshashni.

## Nima chindan muhim

- **Salqin saqlang.** Tez-tez 35 °C dan ortiq qiziydigan batareya ancha tez eskiradi. Telefonni quyoshda va avtomobil panelida qoldirmang, quvvatlanayotganda yostiq ostiga qoʻymang. Sabablari [Telefon qizib ketganda](article:phone-gets-hot) maqolasida.
- **Imkon boʻlsa, quvvati 20 va 80 foiz orasida tursin.** Kun davomida oz-ozdan quvvatlasangiz boʻladi. Xotira effekti yoʻq, shuning uchun avval oxirigacha tugatish shart emas.
- **Kunlab 100 foizda qoldirmang.** Koʻpchilik telefonlarda quvvat chegarasi yoki quvvatlashni siz uygʻonishingizdan sal oldin tugatadigan rejim bor. Uni yoqib qoʻying.
- **Tez quvvatlashni kerak paytda ishlating.** U koʻproq qizdiradi. Tunda sekin quvvatlagich xuddi shu ishni avaylab bajaradi.

## Quvvatni nima sarflayotganini aniqlang

:::steps
# Batareya boʻlimini oching
“Sozlamalar”, soʻng “Batareya” boʻlimiga kiring. Unda ilovalar oxirgi quvvatlashdan beri qancha sarflagani boʻyicha sanab berilgan.

# Birinchi uchtasini baholang
Kamdan-kam ochadigan ilovangiz yuqorida tursa, u fonda ishlayapti. Fonda ishlashini cheklang yoki uni oʻchirib tashlang.

# Ekranga qarang
Koʻpchilik telefonlarda eng koʻp quvvatni ekran sarflaydi. Yorugʻligini pasaytiring, oʻzi moslashadigan va 30 soniyadan keyin oʻchadigan qilib qoʻying.

# Signalni tekshiring
Signal kuchsiz boʻlsa, telefon aloqaga koʻproq quvvat sarflaydi. Aloqa yoʻq joyda parvoz rejimi kutilganidan ancha koʻp quvvat tejaydi.
:::

## Yangilash vaqti qachon keladi

Koʻp telefonlarning sozlamalarida batareya holati koʻrsatiladi. Sigʻimi yangi paytidagining taxminan 80 foizidan kamaysa, buni har kuni sezasiz. Boshqa belgilari: telefon 20 foizda oʻchib qoladi yoki quvvati birdan oʻn foizlab sakraydi.

:::warning
Telefonning orqasi boʻrtsa yoki ekrani koʻtarilsa, batareya shishgan. Telefonni oʻchiring, quvvatlamang, bosmang va servis markaziga olib keling.
:::

Batareya vaqt oʻtishi bilan yeyiladigan qism, shuning uchun kafolat odatdagi eskirishni emas, nosozliklarni qoplaydi. Telefoningizga nima tegishli ekanini bilish uchun [kafolatni tekshiring](page:warranty-check), kelishdan oldin esa [taʼmir qanday borishini](article:how-a-repair-goes) oʻqing.
`,
}

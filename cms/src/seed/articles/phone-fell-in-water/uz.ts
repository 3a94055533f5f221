import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Telefon suvga tushganda nima qilish kerak',
  summary:
    'Dastlabki daqiqalar juda muhim. Telefonni oʻchiring, quriting, quvvatlamang. Guruch yordam bermaydi, issiq esa zarar yetkazadi.',
  coverAlt: 'Toʻlqinlarga choʻkayotgan telefon, ikki tomonga sachrayotgan tomchilar',
  body: `
Suvning oʻzi telefonni kamdan-kam ishdan chiqaradi. Uni tok ishdan chiqaradi: suv bilan kuchlanish uchrashgan joyda kontaktlar bir necha soatda yemiriladi. Quyidagi hamma ishning maqsadi bitta: telefon quriguncha unga tok bormasin.

## Dastlabki besh daqiqa

:::steps
# Suvdan olib, oʻchiring
Telefon oʻchguncha yoqish tugmasini bosib turing. Nimadir hali ishlayaptimi, deb tekshirib koʻrmang.

# Hech narsa ulamang
Quvvatlagichni ham, quloqchinni ham. Quvvatlanayotganda hoʻl boʻlgan boʻlsa, avval rozetkaning tokini oʻchiring, keyin kabelni telefondan emas, quvvatlagichni rozetkadan sugʻuring.

# Yechiladigan hamma narsani yeching
Gʻilofni, SIM-karta lotogini, xotira kartasini. Ularning ortida suv qoladi.

# Suvni chiqarib yuboring
Telefonni zaryad uyasi pastga qaragan holda ushlang va kaftingizga sekin urib qoʻying. Keyin yumshoq matoga suvini shimdirib oling.

# Tuz va shakarni artib tashlang
Dengiz suvi, sharbat yoki qahvadan keyin telefonning sirtini chuchuk suvda namlangan mato bilan arting. Telefonni joʻmrak ostiga tutmang.
:::

## Qurishga qoʻying

Telefonni quruq, havo aylanadigan joyga, zaryad uyasi pastga qaragan holda, bor boʻlsa, ventilyator oldiga qoʻying. 24 soat, yaxshisi 48 soat kuting. Keyin ham zaryad uyasida namlik borligi haqidagi ogohlantirish bir muddat chiqib turishi mumkin: telefon namlikni oʻlchaydi, shuning uchun ogohlantirish yoʻqolishini kuting.

:::warning
Fen, pech, isitish radiatori va tik quyosh yaramaydi: issiq zichlagich va yelimni yumshatadi, batareyaga zarar yetkazishi mumkin. Guruch ham yaramaydi. U namlikni juda kam tortadi, changi esa uyaga kiradi.
:::

## Yoqing va sinab koʻring

Telefonni yoqing va birma-bir tekshiring: sensor, ikkala kamera, baland karnay bilan va usiz qoʻngʻiroq, Wi-Fi, quvvatlash. Kamera oynasi ichidan terlasa, karnay xirillasa yoki batareya iliq boʻlsa, ichida hali namlik bor. Telefonni yana oʻchiring va bizga olib keling.

## Suvdan himoya va kafolat

IP68 kabi daraja yangi telefonni chuchuk, tinch suvda sinab beriladi. Zichlagichlar eskiradi, telefon tushganda esa koʻzga koʻrinmas tirqish ochilishi mumkin. Telefon ichida suv yetgan joyda rangi oʻzgaradigan kichik belgilar bor, suyuqlik yetkazgan shikast esa odatda mahsulot nuqsoni hisoblanmaydi. [Kafolatni tekshiring](page:warranty-check) va taʼmir boshlanishidan oldin hisob-kitob soʻrang.

Telefon ishlar ekan, [maʼlumotlaringizni saqlang](article:back-up-phone-before-repair). Yemirilish sezdirmay davom etadi, bugun ishlayotgan telefon ikki haftadan keyin ishdan chiqishi mumkin.
`,
}

import type { ArticleText } from '../article'

export const uz: ArticleText = {
  title: 'Taʼmirdan oldin maʼlumotlaringizni saqlang',
  summary:
    'Taʼmirda telefondagi maʼlumotlarni oʻchirish kerak boʻlishi mumkin. Oldindan ajratilgan yarim soat surat, yozishma va kontaktlaringizni asrab qoladi, ekran singan boʻlsa ham.',
  coverAlt: 'Telefondagi maʼlumotlar bulutga yuborilmoqda, yonida tasdiq belgisi',
  body: `
Biz telefonlarni taʼmirlaymiz, lekin ulardagi maʼlumotlar saqlanib qolishini vaʼda qila olmaymiz. Baʼzi taʼmirlarda zavod holatiga qaytarish kerak boʻladi, sinov vaqtida ishdan chiqqan telefon esa xotirasidagini yoʻqotishi mumkin. Shuning uchun qoida oddiy: telefonni topshirishdan oldin sizga kerakli hamma narsa boshqa joyda ham turgan boʻlsin.

## Nimalarni saqlash kerak

- **Suratlar va videolar**: eng koʻp joy oladigan va yoʻqolsa, koʻpchilik eng achinadigan narsa.
- **Kontaktlar va taqvim**, agar ular hisobda emas, telefonda saqlansa.
- **Yozishmalar.** Koʻpchilik messenjerlarning oʻz zaxira nusxasi bor, lekin u koʻpincha yoqilmagan boʻladi.
- **Kodlar.** Autentifikator ilovasidagi kirish kodlari oʻz-oʻzidan koʻchmaydi. Ularni boshqa qurilmaga oʻtkazing yoki tiklash kodlarini yozib oling.
- **Fayllar**: yuklab olinganlar, ovoz yozuvlari, skanerlangan hujjatlar, qaydlar.

## Qanday qilinadi

:::steps
# Quvvatlagichga va Wi-Fi tarmogʻiga ulang
Birinchi zaxira nusxaga oʻn daqiqadan bir necha soatgacha vaqt ketadi, telefon quvvati tugasa, nusxalash toʻxtab qoladi.

# Hisobingizga nusxa oling
Sozlamalarda “zaxira” soʻzini qidiring, nimalarni saqlashni tanlang va nusxalashni boshlang. Sana va vaqt yozilgan xabar chiqishini kuting.

# Suratlardan ikkinchi nusxa oling
Telefonni kompyuterga kabel bilan ulang, fayl uzatishni tanlang va \`DCIM\` jildidan nusxa oling. Kompyuter boʻlmasa, shtekeri mos fleshka ham koʻpchilik telefonlarga toʻgʻri keladi.

# Har bir messenjerdan nusxa oling
Messenjer sozlamalarini oching, yozishmalar zaxirasini toping va nusxalashni oʻzingiz boshlang.

# Biror narsani oʻchirishdan oldin tekshiring
Boshqa qurilmadagi brauzerda hisobingizni oching va bugun olingan surat bor-yoʻqligini koʻring.
:::

:::hint
Ekran qorongʻi yoki javob bermayapti, lekin telefon jiringlayaptimi? Koʻp telefonlarga USB-C adapteri orqali sichqoncha, yana bir adapter orqali televizor ulab, keraklisini koʻrish va tasdiqlash mumkin. Ikkilansangiz, servis markazidan soʻrang.
:::

## Topshirish oldidan

SIM-karta va xotira kartasini chiqarib oling. [IMEI](article:find-your-imei-number) raqamini yozib qoʻying. Hisobingizdan chiqing va yoʻqolgan telefonni topish uchun qoʻyilgan qulfni oʻchiring: u faol boʻlsa, yangi asosiy platani sozlab boʻlmaydi. Telefon ishlasa, sozlamalarda uni zavod holatiga qaytarib, maʼlumotlarni oʻchiring. [Telefonda qolgan maʼlumotlar bilan qanday ishlashimiz](article:how-we-treat-your-data-in-a-repair) alohida maqolada yozilgan.
`,
}

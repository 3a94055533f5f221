import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const uz: FaqTextsOf<typeof topic> = {
  'download-laptop-drivers': {
    question: 'Noutbukim uchun drayver va qoʻllanmalarni qayerdan yuklab olaman?',
    answer: `
[Drayverlar va qoʻllanmalar](page:drivers-download) sahifasidan. Noutbukingizni ikki yoʻl bilan topasiz:

1. Seriya raqamini, yaʼni **SNID** raqamini kiriting. Bu ishonchliroq, chunki raqam boʻyicha ichida nima borligi maʼlum.
2. Brend, seriya va modelni tanlang.

Keyin drayverlar sanasi, versiyasi, hajmi va operatsion tizimi bilan koʻrinadi, yonida foydalanish va oʻrnatish qoʻllanmalari bor. Tizim yangidan oʻrnatilgan va sizga hammasi kerak boʻlsa, yuklovchi dasturni oling: u barcha drayverlarni birdaniga yuklab oladi.

Drayverlar bepul. Biror sayt ular uchun pul yoki karta raqamingizni soʻrasa, u yerdan chiqib keting.
`,
  },
  'find-the-snid': {
    question: 'Noutbukimning SNID raqami qayerda va nega u qabul qilinmayapti?',
    answer: `
SNID — noutbuk ostidagi yorliqda va qutisida yozilgan seriya raqami. Yorliq oʻchib ketgan boʻlsa, noutbukning oʻzidan bilib oling: Windows tizimida Terminal ilovasini oching va \`Get-CimInstance Win32_BIOS\` deb yozing; raqam “SerialNumber” yozuvidan keyin turadi.

Sahifa maʼlumot notoʻgʻri desa:

- boʻsh joy va chiziqchalarni yozmang;
- \`0\` va \`O\`, \`1\` va \`I\`, \`5\` va \`S\` belgilarini tekshiring;
- quvvatlagich yoki batareyaning emas, noutbukning raqamini kiriting.

Hali ham ishlamayaptimi? [Modelni tanlang](page:drivers-download). Asosiy plata almashtirilgandan keyin noutbuk hech qanday raqam bermasligi mumkin; unda yorliqdagisi toʻgʻri.
`,
  },
  'which-driver-first': {
    question: 'Avval qaysi drayverni oʻrnataman va hammasi kerakmi?',
    answer: `
Ishlab turgan narsaga tegmang. Nimadir ishlamayotgan boʻlsa, Windows yangidan oʻrnatilgandan keyin yoki yangilanish tavsifida aynan sizdagi nosozlik yozilgan boʻlsa, drayverni almashtirishga arziydi.

:::steps
# Chipset
Boshqalari unga tayanadi. Keyin noutbukni qayta ishga tushiring.

# Grafika, keyin tarmoq va ovoz
Qaysi biri yordam berganini bilish uchun bittadan oʻrnating.

# Qolganlari
Sensorli panel, kamera, barmoq izi skaneri.
:::

:::warning
BIOS yangilanishi boshqa gap. Uni faqat sabab boʻlsa, quvvatlagich ulangan va batareya yarmidan koʻp boʻlganda oʻrnating, bu orada noutbukni oʻchirmang.
:::

Oʻzingizdagi operatsion tizimni tanlang: u “Sozlamalar”, “Tizim”, “Tizim haqida” boʻlimida koʻrsatilgan. [Barcha drayverlar](page:drivers-download).
`,
  },
  'get-the-app': {
    question: 'Ilovada nimalar qilish mumkin va uni qanday olaman?',
    answer: `
U shu sayt xizmatlarini telefoningizga olib keladi, faollashtirishdan keyin 3 kun ichida [ekran shikastlanishidan himoyani](page:protection) shu ilovada sotib olish ham mumkin.

Shu sahifa pastidagi QR kodni telefon kamerasi bilan skanerlang. U mamlakatingiz uchun kerakli joyga olib boradi. Buni ilova oʻrnatiladigan telefonning oʻzida oʻqiyotgan boʻlsangiz, sahifani boshqa ekranda oching yoki kimdir sizga kodni koʻrsatib tursin.

:::warning
Ilovani xabardagi havoladan emas, oʻsha yerdan oling. Xizmatimizdan hech kim oʻrnatish faylini yubormaydi, kafolatni tekshirish uchun hech kimga telefoningizni masofadan boshqarish kerak emas.
:::

Ilovasiz ham boʻladi: hamma boʻlimlar brauzerda, eski telefon va sekin tarmoqda ham ishlaydi.
`,
  },
}

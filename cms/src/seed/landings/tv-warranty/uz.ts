import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Televizor kafolati',
  description:
    'Solis televizorlari kafolati: birinchi kuni nimani tekshirish kerak, nima qoplanadi va nima qoplanmaydi, nosozlikni sozlamadan qanday farqlash va taʼmir qanday boradi.',
  sections: {
    hero: {
      title: 'Solis televizoringiz va uning kafolati',
      text: 'Chekni saqlab qoʻying: unda xarid kuni yozilgan. Kafolat qancha davom etishi mamlakatingizdagi xizmat qoidalarida koʻrsatilgan.',
      pictureAlt: 'Taglikdagi televizor, oldida qalqon va tasdiq belgisi',
      actions: { policy: 'Qoidalarni oʻqish', contact: 'Nosozlik haqida xabar berish' },
    },
    'first-day': {
      title: 'Birinchi kuni',
      intro: 'Tashishda yetgan shikastni keyin isbotlash juda qiyin. Shu oʻn daqiqani ayamang.',
      items: {
        carry: {
          title: 'Tik tuting',
          text: 'Ikki kishi boʻlib, tik holda koʻtaring, hech qachon yotqizmang. Matritsa oʻz ogʻirligidan egiladi.',
        },
        unpack: {
          title: 'Yetkazib bergan odam oldida oching',
          text: 'Avval qutiga qarang. Ochishdan oldin ezilgan va teshilgan joylarini suratga oling.',
        },
        look: {
          title: 'Oq va qora tasvirga qarang',
          text: 'Chiziq, dogʻ, qoramtir burchak va yoriqlar darhol koʻrinadi. Televizor yarim soat ishlab tursin.',
        },
        keep: {
          title: 'Chek va yorliqni asrang',
          text: 'Ikkalasini suratga oling. Model va seriya raqami yozilgan yorliq orqa tomonda; qutini ikki hafta saqlang.',
        },
      },
    },
    coverage: {
      title: 'Odatda nima qoplanadi',
      covered: {
        panel: 'Oʻz-oʻzidan chiziq tushgan yoki qorayib qolgan matritsa',
        boards: 'Quvvat bloki, asosiy plata, Wi-Fi va pult signalini qabul qilgich',
        sound: 'Xirillaydigan yoki ovozi chiqmay qolgan karnaylar',
        labour: 'Bunday taʼmir uchun ish haqi',
      },
      excluded: {
        crack: 'Yorilgan matritsa, qanday yorilganini hech kim koʻrmagan boʻlsa ham',
        pressure: 'Bosish, suyash yoki yotqizib tashishdan qolgan izlar',
        voltage: 'Chaqmoq, notoʻgʻri kuchlanish, suyuqlik, hasharotlar',
        burnIn: 'Oylar davomida koʻrsatilgan qoʻzgʻalmas tasvirdan qolgan iz',
        wear: 'Batareykalar, kabellar va tirnalishlar',
      },
    },
    fault: {
      title: 'Nosozlikmi yoki sozlamami?',
      body: `
Nosozlik haqida xabar berishdan oldin shu toʻrt ishni qiling. Koʻp nosozliklar shu yerda hal boʻladi.

:::steps
# Tokdan uzing
Vilkani sugʻuring, ikki daqiqa kuting va shu vaqtda televizorning yoqish tugmasini bosib turing. Vilkani toʻgʻridan toʻgʻri devordagi rozetkaga ulang.

# Manbani almashtiring
Chiziqlar faqat bitta qurilma ulanganda koʻrinsa, sabab oʻsha qurilma yoki uning kabelida. Chiziqlar televizor menyusida ham boʻlsa, sabab televizorda.

# Yangilang
“Sozlamalar”, “Tizim”, “Dasturni yangilash”. Ovoz va Wi-Fi nosozliklari koʻpincha maʼlum va tuzatilgan boʻladi.

# Zavod holatiga oxirida qaytaring
Bu ilova va parollarni oʻchiradi, shuning uchun keraklisini yozib oling.
:::

Matritsadagi yoriq oʻrgimchak toʻriga yoki qora bulutga oʻxshaydi va bir nuqtadan boshlanadi. Old oynasi qoʻlga silliq tuyulsa ham, bu zarba izi.
`,
    },
    claim: {
      title: 'Kafolat boʻyicha taʼmir qanday boradi',
      items: {
        note: {
          title: 'Koʻrganingizni yozib oling',
          text: 'Model, seriya raqami, xarid kuni, nosozlikning surati yoki qisqa videosi.',
        },
        ask: {
          title: 'Xabar bering',
          text: 'Suhbatda yoki ishonch telefoni orqali. Usta kelishi yoki televizor markazga olib ketilishini aytishadi.',
        },
        visit: {
          title: 'Joy tayyorlang',
          text: 'Devordagi televizor uchun ikkinchi odam kerak. Taglik oyoqlari va vintlari qoʻlingizda boʻlsin.',
        },
        decide: {
          title: 'Qoplanmasa, qaror qiling',
          text: 'Hisob-kitob olasiz, qism va ish haqi alohida. Eng qimmat qism matritsa, shuning uchun yangi televizor narxi bilan solishtiring.',
        },
      },
    },
    solve: {
      title: 'Oʻzingiz hal qiling',
      items: {
        sound: { title: 'Tasvir bor, ovoz yoʻq', text: 'Ovoz chiqishi, kabel, tungi rejim: shu tartibda.' },
        network: {
          title: 'Wi-Fi uzilib qolaveradi',
          text: 'Masofa, kanal va quvvatni tejaydigan sozlama.',
        },
        clean: { title: 'Ekranni tozalash', text: 'Iz qoldirmasdan va qoplamasiga zarar yetkazmasdan.' },
      },
    },
    questions: { title: 'Kafolat haqida savollar' },
  },
}

import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const uz: LandingTextOf<typeof page> = {
  title: 'Aster, Kite va Solis xizmati',
  description:
    'Kafolatni tekshiring, taʼmirni kuzating, telefon, planshet, noutbuk, televizor va maishiy texnika uchun servis markazi hamda ehtiyot qismlar narxini toping.',
  sections: {
    search: {
      title: 'Sizga qanday yordam kerak?',
      intro: 'Nosozlik, model yoki “batareya” kabi soʻzni yozing.',
    },
    tools: {
      title: 'Oʻzingiz bilib oling',
      intro: 'Hisob kerak emas. IMEI, buyurtma raqami yoki qurilma modelini bilsangiz, kifoya.',
    },
    'repair-service': {
      title: 'Taʼmirlash xizmati',
      intro:
        'Nima buzilganini tanlang. Har bir sahifada nima qilinishi, qancha vaqt ketishi va nimani olib kelish kerakligi yozilgan.',
      items: {
        phone: {
          title: 'Telefon taʼmiri',
          text: 'Batareya, quvvatlash, kamera, karnay, tugmalar, asosiy plata.',
        },
        screen: { title: 'Singan ekran', text: 'Yoriq, chiziq, dogʻ yoki ishlamayotgan sensor.' },
        tv: { title: 'Televizor', text: 'Kafolat nimani qoplaydi va usta kelganda nima qiladi.' },
        airConditioner: {
          title: 'Konditsioner',
          text: 'Tozalash, suv tomishi, shovqin yoki sovimayotgan havo.',
        },
      },
    },
    'after-sales': {
      title: 'Sotuvdan keyingi professional xizmat',
      intro: 'Servis markazi telefoningiz uchun qiladigan toʻrt ish.',
      items: {
        onlineReservation: {
          title: 'Onlayn yozilish',
          text: 'Onlayn yozilish bor joyda markaz, kun va vaqtni tanlang va sizni kutib turgan vaqtda keling.',
        },
        phoneDetection: {
          title: 'Telefonni tekshirish',
          text: 'Usta ekran, batareya, quvvatlash, kamera, ovoz va tarmoqni tekshirib, nima topganini aytadi.',
        },
        professionalRepair: {
          title: 'Professional taʼmir',
          text: 'Avval qism narxi va ish haqini bilib, qaror qilasiz. Keyin qurilma taʼmirlanadi va sinab koʻriladi.',
        },
        softwareUpgrade: {
          title: 'Dasturni yangilash',
          text: 'Telefon qotsa, oʻzi oʻchib yonsa yoki logotipda toʻxtab qolsa. Avval maʼlumotlaringizni saqlang: zavod holatiga qaytarish kerak boʻlishi mumkin.',
        },
      },
    },
    'how-it-goes': {
      title: 'Taʼmir qanday boradi',
      intro:
        'Odatda taʼmir boshlangan kundan 3–7 ish kuni. Bu muddat maʼlumot uchun, bayramlarda u choʻziladi.',
      items: {
        check: {
          title: 'Kafolatni tekshiring',
          text: '*#06# tering, IMEI raqamini kiriting va telefoningiz kafolatda yoki yoʻqligini bilib oling.',
        },
        handIn: {
          title: 'Qurilmani topshiring',
          text: 'Maʼlumotlaringizni saqlang, chekni olib keling va buyurtma raqamini yoʻqotmang.',
        },
        decide: {
          title: 'Qaror qiling',
          text: 'Ish boshlanishidan oldin qism narxi va ish haqini alohida koʻrasiz.',
        },
        takeHome: {
          title: 'Sinab koʻrib, olib keting',
          text: 'Qoʻngʻiroq qiling, suratga oling, quvvatlab koʻring. Keyin taʼmirni baholang.',
        },
      },
    },
    delivery: {
      title: 'Kuryer orqali taʼmirlash: telefonni oʻzimiz olib ketamiz',
      text: 'Siz kuryer chaqirasiz, u telefonni olib ketadi, biz taʼmirlaymiz. Ayrim shaharlarda servis markaziga umuman kelish shart emas. Manzilingizga kuryer borish-bormasligini onlayn xizmatdan soʻrang.',
      pictureAlt: 'Ichida posilka bor yetkazib berish furgoni va unga yuklanayotgan telefon',
      actions: { ask: 'Kuryer chaqirish', follow: 'Taʼmirni kuzatish' },
    },
    'delivery-cities': { title: 'Kuryer orqali taʼmirlash qayerda bor' },
    'value-added': {
      title: 'Qoʻshimcha xizmatlar',
      intro:
        'Har bir telefon uchun bir marta sotib olinadi. Telefoningizga qaysi biri toʻgʻri kelishi uning modeli, qancha ishlatilgani va mamlakatingizga bogʻliq.',
      items: {
        screen: {
          title: 'Ekran shikastlanishidan himoya (Screen Damage Protection)',
          text: 'Urilish, tushish yoki ezilishdan keyin 1 yil ichida ekran bir marta bepul almashtiriladi.',
        },
        extended: {
          title: 'Uzaytirilgan kafolat (Extended Warranty)',
          text: 'Nosozliklar uchun yana bir yil. Kafolat muddati ichida onlayn, koʻrikdan oʻtkazmasdan olinadi.',
        },
        comprehensive: {
          title: 'Har tomonlama himoya (Comprehensive Protection)',
          text: 'Care+ tarkibidagi alohida reja. IMEI raqamini kiriting va telefoningiz uchun unga nima kirishini koʻring.',
        },
      },
    },
    'news-centre': { title: 'Yangiliklar' },
    tips: {
      title: 'Foydali maslahatlar',
      intro: 'Oʻzingiz hal qila oladigan muammolar, qurilma turlari boʻyicha.',
    },
    explore: { title: 'Koʻproq bilib oling' },
    discover: {
      title: 'Boshqa xizmatlarimiz',
      items: {
        policy: {
          title: 'Xizmat qoidalari',
          text: 'Brend va mahsulotni tanlang va mamlakatingizda nima amal qilishini oʻqing.',
        },
        genuine: {
          title: 'Bu ehtiyot qism aslmi?',
          text: 'Seriya raqamini kiriting va aniq javob oling: ha yoki yoʻq.',
        },
        unlock: {
          title: 'Qulfni ochish arizasi',
          text: 'Telefon qulflangan boʻlsa. 7 ish kuni ichida koʻrib chiqiladi.',
        },
        manuals: {
          title: 'Servis qoʻllanmasi',
          text: 'Parvarish, xavfsizlik va taʼmirdan oldingi ishlar, har bir qurilma uchun.',
        },
        questions: {
          title: 'Savollar va javoblar',
          text: 'Taʼmirlash, kafolat, ehtiyot qismlar, himoya, hisob.',
        },
        afterSales: {
          title: 'Sotuvdan keyingi xizmat',
          text: 'Xariddan keyin kerak boʻladigan hamma narsa bir sahifada.',
        },
      },
    },
    partner: {
      title: 'Sizga yordam beradigan rasmiy hamkoringiz',
      text: 'Carelane — Aster, Kite va Solis xizmati: qurilmangizni yaratgan brendlarning oʻzi, ularning qismlari, taʼmirlash koʻrsatmalari va kafolati bilan.',
      pictureAlt: 'Gayka kaliti tasvirlangan peshlavha ostida usta asboblari turgan qabul stoli',
      actions: { about: 'Biz haqimizda' },
    },
    figures: {
      title: 'Xizmatimiz raqamlarda',
      items: {
        countries: { value: '{countries}', label: 'mamlakat' },
        centres: { value: '{serviceCenters}', label: 'servis markazi' },
        customers: { value: '{customers}', label: 'mijozga xizmat koʻrsatildi' },
        fastRepair: { value: '{fastRepairHours}', label: 'soatda tezkor taʼmir' },
      },
    },
    'more-centres': {
      title: 'Boshqa servis markazlari',
      text: 'Viloyat va shahar yoki kalit soʻz boʻyicha qidiring. Ish vaqti, telefon raqami, masofa va yoʻlni koʻrasiz.',
      actions: { find: 'Servis markazini topish' },
    },
    'our-service': {
      title: 'Xizmatimiz',
      intro: 'Qaysi markazni tanlasangiz ham, bizdan nimani kutish mumkin.',
      items: {
        estimate: {
          title: 'Avval narx',
          text: 'Hisob-kitobni koʻrib, rozi boʻlmaguningizcha taʼmir boshlanmaydi.',
        },
        data: {
          title: 'Maʼlumotlaringiz oʻzingizda qoladi',
          text: 'Hech kim surat va xabarlaringizga qaramaydi, hech kim parol soʻramaydi.',
        },
        status: {
          title: 'Taʼmir qayerga yetganini doim bilasiz',
          text: 'Har bir bosqich buyurtma raqami yoki telefon raqami orqali koʻrinadi.',
        },
        rating: {
          title: 'Oxirgi soʻz sizniki',
          text: 'Taʼmirni 3 oy ichida baholang. Har bir bahoni oʻqiymiz.',
        },
      },
    },
    'online-service': {
      title: 'AICC: mijozlarga onlayn xizmat',
      text: 'Nosozlikni oʻz soʻzlaringiz bilan yozing. Model va IMEI, nosozlik koʻrinib tursa, surat ham qoʻlingizda boʻlsin.',
      actions: { chat: 'Suhbatni boshlash' },
    },
    'contact-ways': { title: 'Bogʻlanishning boshqa yoʻllari' },
    'social-media': {
      title: 'Ijtimoiy tarmoqlar',
      intro: 'Maslahatlar va xizmat yangiliklari siz kirib turadigan tarmoqlarda.',
    },
    app: { title: 'Ilovani yuklab oling', intro: 'Kodni telefon kamerasi bilan skanerlang.' },
    drivers: {
      title: 'Noutbuk drayverlari va qoʻllanmalari',
      text: 'Seriya raqamini (SNID) kiriting yoki brend, seriya va modelni tanlang. Barcha drayverlarni birdaniga yuklab olish mumkin.',
      actions: { drivers: 'Drayverlarni topish' },
    },
  },
}

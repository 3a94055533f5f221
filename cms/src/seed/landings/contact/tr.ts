import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Bize ulaşın',
  description:
    'Anında destek için çevrimiçi sohbet başlatın ya da bize destek hattı, e-posta, WhatsApp ve sosyal medyadan ulaşın. Neleri hazır bulundurmalı, yanıt nerede daha hızlı gelir.',
  sections: {
    hero: {
      title: 'Size nasıl yardımcı olabiliriz?',
      text: 'Anında destek için çevrimiçi sohbet başlatın. Arızayı anlatın, fotoğraf gönderin ve IMEI’yi hazır bulundurun.',
      pictureAlt:
        'Mikrofonlu bir kulaklığın yanında iki konuşma balonu; birinde soru işareti, diğerinde somun anahtarı',
      actions: { chat: 'Sohbet başlat' },
    },
    ways: { title: 'İletişim yolları', intro: 'Ülkenizdeki numaralar ve adresler.' },
    faster: {
      title: 'Çoğu zaman bize sormadan daha hızlı',
      intro: 'Bu yanıtlar günün her saatinde hemen gelir.',
      items: {
        status: { title: 'Onarımım ne durumda?', text: 'İş emri numarası veya telefon numarası.' },
        warranty: { title: 'Telefonum hâlâ garantide mi?', text: 'Telefonunuzun IMEI numarası.' },
        centre: { title: 'Nereye gideceğim?', text: 'İl ve şehir ya da bir anahtar kelime.' },
        price: { title: 'Parça ne kadar?', text: 'Marka, seri ve model.' },
        order: { title: 'Koruma planım nerede?', text: 'Giriş yaptıktan sonra siparişleriniz.' },
        unlock: { title: 'Başvurum ne oldu?', text: '7 iş günü içinde incelenir.' },
      },
    },
    ready: {
      title: 'Bunları hazır bulundurun',
      intro: 'Bu dört bilgiyle çoğu soru tek görüşmede yanıtlanır.',
      items: {
        number: {
          title: 'Cihazın numarası',
          text: 'Telefonun IMEI’si için *#06# tuşlayın. Diğer cihazlarda etiketteki model ve seri numarası.',
        },
        fault: {
          title: 'Tek cümleyle arıza',
          text: 'Ne oluyor, ne zamandan beri ve neyin ardından. Gözle görülüyorsa bir fotoğraf veya kısa bir video.',
        },
        tried: {
          title: 'Denedikleriniz',
          text: 'Yeniden başlatma, başka kablo, başka şarj aleti: böylece kimse bunları yeniden istemez.',
        },
        order: {
          title: 'İş emri veya sipariş numarası',
          text: 'Onarım veya koruma için zaten bir numaranız varsa.',
        },
      },
    },
    safe: {
      title: 'Karşınızdakinin biz olduğumuzu nasıl anlarsınız',
      body: `
Sizden asla parola, tek kullanımlık kod, kart şifresi veya telefonunuza uzaktan erişim istemeyiz. Yüklemeniz için dosya göndermeyiz.

:::warning
Bunları isteyen kişi, ekrandaki numara doğru görünse bile servisimizden değildir. Telefonu kapatın ve bu sayfadaki destek hattını arayın.
:::

Belge fotoğraflarını sohbete veya mesaja değil, yalnızca [kilit açma başvurusuna](page:phone-unlocking-appeal) ekleyin.
`,
    },
    'social-media': {
      title: 'Sosyal medya',
      intro:
        'İpuçları ve haberler için. Lütfen IMEI’nizi ve iş emri veya sipariş numaranızı herkesin görebileceği yerlere yazmayın.',
    },
    questions: { title: 'Hesap ve başvurularla ilgili sorular' },
  },
}

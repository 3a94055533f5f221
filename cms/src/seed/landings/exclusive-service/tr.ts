import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Ayrıcalıklı hizmet: Care+',
  description:
    'Telefonunuz için ekran hasarı koruması, uzatılmış garanti ve kapsamlı koruma: hangisi size uyar, çevrimiçi nasıl alınır, siparişlerinizi nerede bulursunuz.',
  sections: {
    hero: {
      title: 'Telefonunuz için Care+',
      text: 'IMEI’yi girin, telefonunuz için neler alabileceğinizi görün ve karar verin. Giriş yapmak yalnızca satın alırken gerekir.',
      pictureAlt: 'Bir telefon ve yanında kalkan ile artı işareti olan bir kart',
      actions: { buy: 'Uygun planları gör', orders: 'Siparişlerim' },
    },
    plans: {
      title: 'Üç plan',
      intro: 'Hangilerini alabileceğiniz modele, etkinleştirme tarihine ve ülkeye bağlıdır.',
      items: {
        screen: {
          title: 'Ekran hasarı koruması (Screen Damage Protection)',
          text: '1 yıl içinde ekran modülünün bir kez ücretsiz değişimi. Etkinleştirmeden sonraki 3 gün içinde çevrimiçi, 15 gün içinde servis merkezinden alınır.',
        },
        extended: {
          title: 'Uzatılmış garanti (Extended Warranty)',
          text: 'Garanti 1 yıl daha sürer. Garanti süresi içinde, çevrimiçi ve incelemesiz alınır. Kullanıcı kaynaklı hasarları kapsamaz.',
        },
        comprehensive: {
          title: 'Kapsamlı koruma (Comprehensive Protection)',
          text: 'Neler içerdiği, ödemeden önce telefonunuza göre gösterilir.',
        },
      },
    },
    steps: {
      title: 'Nasıl satın alınır',
      intro: 'Beş dakika sürer. Telefon elinizde olsun.',
      items: {
        country: {
          title: 'Ülke ve telefon',
          text: 'Ülkeyi seçin, sonra IMEI’yi girin veya hesabınızdaki telefonlardan birini seçin.',
        },
        service: {
          title: 'Hizmet',
          text: 'Planı ve süresini seçin. Toplam tutar hemen gösterilir. Referans kodunuz varsa buraya girin.',
        },
        terms: {
          title: 'Bilgileriniz ve koşullar',
          text: 'Adınız ve telefon numaranız, ardından koşullar. Kabul etmeden önce nelerin kapsam dışında olduğunu okuyun.',
        },
        pay: {
          title: 'Ödeyin',
          text: 'Ardından kart etkinleştirilir, bu biraz sürer. Kartı “Siparişim” sayfasında bulursunuz.',
        },
      },
    },
    'which-fits': {
      title: 'Hangisi size uyar?',
      body: `
- Telefonunuz **yeni** ve daha önce telefon düşürdünüz: ekran hasarı koruması. Kararınızı geciktirmeyin, günler etkinleştirmeden itibaren sayılır.
- Telefonlarınızı **yıllarca** kullanıyorsunuz: uzatılmış garanti. Garanti bitene kadar zamanınız var, ama bir gün bile fazlası yok.
- **İki türlü destek** de istiyorsunuz: IMEI’yi girin ve sunuluyorsa her birinin fiyatını kapsamlı koruma ile karşılaştırın.
- Telefon **ikinci el ya da ekranı çoktan çatlamış**: bunların hiçbiri şu anda kırık olanı kapsamaz. Bunun yerine onarımın [fiyatına bakın](page:spare-parts-price).

Telefonun ne kadar eski olduğunu bilmiyor musunuz? [Garanti sorgulama](page:warranty-check) etkinleştirme gününü ve garantinin bitişini gösterir.
`,
    },
    priority: {
      title: 'Kutudan çıkan kartla öncelikli karşılama',
      text: 'Bazı telefonların kutusunda bir kart vardır. Kartı servis merkezinde gösterin, sıra beklemeden karşılanın. Ücretsizdir, sipariş gerektirmez.',
      pictureAlt: 'Elinde kart olan biri kısa bir sıranın yanından bankoya geçiyor',
      actions: { find: 'Servis merkezi bul' },
    },
    after: {
      title: 'Ödedikten sonra',
      body: `
- **Siparişim** sayfası her siparişi durumu, numarası ve yürürlüğe girdiği günle gösterir. “Etkinleştirme kaydı”, hangi telefonda neyin etkin olduğunu gösterir.
- **Ödeme başarısız mı oldu?** Hemen yeniden deneyin ya da daha sonra siparişten ödeyin. Satın alma süresi bu arada işlemeye devam eder.
- **Vazgeçtiniz mi?** “Siparişi iptal et” düğmesi, sipariş iptal edilebildiği sürece oradadır.
- **Telefonunuz garanti kapsamında mı değiştirildi?** Korumanın aktarılmasını destek hattından veya [sohbetten](page:chat) isteyin. Yaklaşık 5 iş günü sürer.

Korumayı kullanırken bunların hiçbiri gerekmez: [telefonunuz yeter](page:protection).
`,
    },
    questions: { title: 'Korumayla ilgili sorular' },
    store: {
      title: 'Yüz yüze görüşmeyi mi tercih edersiniz?',
      text: 'Servis merkezi ekrana bakar ve etkinleştirmeden sonraki 15 gün içinde ekran hasarı koruması satar.',
      actions: { find: 'Servis merkezi bul', chat: 'Önce sor' },
    },
  },
}

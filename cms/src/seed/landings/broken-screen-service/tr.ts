import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Kırık ekran onarımı',
  description:
    'Telefon ekranı çatladığında ne yapmalı: ne değiştirilir, ne kadar tutar, onarım adım adım nasıl ilerler ve ne zaman ücretsizdir.',
  sections: {
    hero: {
      title: 'Çatlak ekran beklemeye gelmez',
      text: 'Camı şeffaf bantla kapatın, verilerinizi yedekleyin ve gelmeden önce fiyata bakın.',
      pictureAlt: 'Ekranı çatlamış bir telefon ve yanında yeni bir ekran',
      actions: { price: 'Ekran fiyatlarını gör', find: 'Servis merkezi bul' },
    },
    services: {
      title: 'Ekranınız için hizmetler',
      items: {
        replacement: {
          title: 'Ekran değişimi',
          text: 'Tam sizin modelinize ait ekran modülü; parça ve işçilik fiyatı önceden bildirilir.',
        },
        protection: {
          title: 'Korumayla ücretsiz',
          text: 'Ekran hasarı korumasıyla 1 yıl içinde bir değişim ücretsizdir. Telefonunuzda bu koruma var mı, görün.',
        },
        fast: {
          title: '2 saatte hızlı onarım',
          text: 'Parça stokta varsa ve tezgâh boşsa. Gelmeden önce arayın.',
        },
        delivery: {
          title: 'Teslimatlı onarım',
          text: 'Bazı şehirlerde telefonu adresinizden alırız. Gelmeniz gerekmez.',
        },
      },
    },
    'which-part': {
      title: 'Ne kırıldı?',
      body: `
- **Yalnızca cam**: görüntü tam, dokunmatik çalışıyor. Birkaç haftanız var, ama içeri toz ve nem girer.
- **Panel**: leke, çizgi, titreme veya karanlık. Genellikle günler içinde yayılır. Verilerinizi bugün yedekleyin.
- **Dokunmatik katman**: görüntü düzgün, ama telefon kendi kendine yazıyor veya dokunmaya yanıt vermiyor. Kendi kendine çalışıyorsa kilitlenmesin diye telefonu kapatın.
- **Çerçeve**: telefon masada sallanıyor veya cam bir kenarda yükselmiş. Bir teknisyen pile bakmadan şarj etmeyin.

Bugünkü telefonların çoğunda cam, dokunmatik katman ve panel tek parçadır ve birlikte değiştirilir. Bu yüzden fiyatı çatlaktan çok model belirler.
`,
    },
    process: {
      title: 'Adım adım onarım',
      intro:
        'Genellikle onarımın başladığı günden itibaren 3–7 iş günü sürer; bu süre bilgi içindir, tatillerde uzar. Bazıları 2 saatte hızlı onarımla biter.',
      items: {
        cover: {
          title: 'Kapatın ve yedekleyin',
          text: 'Çatlakların üzerine şeffaf bant yapıştırın, telefonun kilidi hâlâ açılabiliyorken yedek alın, kartları çıkarın.',
        },
        check: {
          title: 'Teslim edin',
          text: 'Teknisyen dokunmatiği, görüntüyü, kameraları ve çerçeveyi test eder. Size iş emri numaranız verilir.',
        },
        estimate: {
          title: 'Fiyat teklifini alın',
          text: 'Parça ve işçiliği ayrı gösteren bir teklif ya da korumanızın karşıladığı bilgisi. Kararı siz verirsiniz.',
        },
        replace: {
          title: 'Ekran değiştirilir',
          text: 'Önce pilin bağlantısı kesilir, çerçeve cam kırıklarından temizlenir ve conta yenilenir.',
        },
        test: {
          title: 'Kendiniz deneyin',
          text: 'Bir simgeyi tüm ekran boyunca sürükleyin, telefonu kulağınıza tutarak birini arayın, parmak izi okuyucuyu deneyin.',
        },
      },
    },
    price: {
      title: 'Ekran hasarı koruması neleri karşılar',
      covered: {
        accident: 'Yürürlük tarihinden sonraki 1 yıl içinde kazara çarpma, düşme veya sıkışma',
        assembly: 'Ekran modülünün bir kez ücretsiz değişimi',
        labour: 'Bu değişimin işçiliği',
      },
      excluded: {
        second: 'Ekranın ikinci kez kırılması: koruma her telefon için bir kez kullanılır',
        scratches: 'Görüntüyü ve dokunmatiği etkilemeyen çizikler',
        before: 'Koruma yürürlüğe girmeden önce kırılmış ekran',
        liquid: 'Sıvı hasarı ve bilerek verilen hasar',
      },
    },
    store: {
      title: 'Merkezlerimiz',
      text: 'Ekran, modelinize uygun aletlerin ve talimatların bulunduğu bir tezgâhta değiştirilir. Her merkezin çalışma saatlerini, telefon numarasını ve yol tarifini görürsünüz. Şehrinizde birden fazla merkez varsa ekranınızın hangisinin stokunda olduğunu sorun.',
      pictureAlt: 'Bir servis merkezinin ön cephesi, camın arkasında bir banko ve bekleme koltuğu',
      actions: { find: 'Yakınımdaki merkezleri göster' },
    },
    questions: { title: 'Ekran ve korumayla ilgili sorular' },
    ready: {
      title: 'Telefonunuzu onartmaya hazır mısınız?',
      text: 'Telefonu ve varsa faturayı getirin. Korumanız varsa yalnızca telefon yeter.',
      actions: { book: 'Onarım randevusu al', find: 'Servis merkezi bul' },
    },
  },
}

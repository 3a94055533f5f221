import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Carelane hakkında',
  description:
    'Carelane; Aster, Kite ve Solis’in satış sonrası servisidir. Değerlerimiz, vizyonumuz ve misyonumuz: hızlı, profesyonel, güvenilir, değer katan hizmet.',
  sections: {
    hero: {
      title: 'Cihazlarınız çalışmaya devam etsin',
      text: 'Carelane; Aster, Kite ve Solis’in satış sonrası servisidir: elinizdeki cihazlar için onarım, garanti, parça ve öneri.',
      pictureAlt:
        'Ortasında somun anahtarı olan bir çizgiyle birbirine bağlanmış telefon, dizüstü bilgisayar ve televizyon',
      actions: { find: 'Servis merkezi bul' },
    },
    values: {
      title: 'Değerlerimiz',
      items: {
        swift: {
          title: 'Hızlı',
          text: 'Cihazınıza ihtiyacınız olduğu için gelirsiniz. Ne kadar süreceğini hemen söyleriz; arıza ve parça elveriyorsa 2 saatte hızlı onarım sunarız.',
        },
        professional: {
          title: 'Profesyonel',
          text: 'Eğitimli teknisyenler, doğru aletler, üreticinin talimatları ve tam sizin modelinize ait parçalar.',
        },
        reliable: {
          title: 'Güvenilir',
          text: 'Siz onaylamadan onarım yapılmaz. Verilerinize dokunulmaz, iş emri neler yapıldığını gösterir.',
        },
        valuable: {
          title: 'Değer katan',
          text: 'Bir onarım fiyatına değmelidir. Değmiyorsa bunu söyler, başka ne yapabileceğinizi anlatırız.',
        },
      },
    },
    vision: {
      title: 'Vizyonumuz',
      body: `
Yakında onaracak kimse yoksa, ne kadar tutacağını kimse söylemiyorsa veya cihazı emanet edecek kimse bulunamıyorsa o cihaz gereğinden erken çöpe gider. Onarım akla son değil, ilk gelen şey olsun istiyoruz: yürüyerek gidilecek kadar yakın, karar verilecek kadar açık, yapıldığı unutulacak kadar iyi.

Bir telefonun fazladan dayandığı her yıl, sahibini yeni bir masraftan, dünyayı da yeni bir telefondan kurtarır. Gerisini [eski elektronik cihazlara ne olur](article:what-happens-to-old-electronics) yazısı anlatır.
`,
    },
    mission: {
      title: 'Misyonumuz',
      body: `
Aster, Kite veya Solis cihazı olan herkese kendi ülkesinde ve kendi dilinde hızlı, profesyonel, güvenilir ve değer katan bir hizmet vermek.

Bunun somut anlamı şudur:

- **Önce yanıt.** [Garantiye](page:warranty-check), [fiyata](page:spare-parts-price), [onarım durumuna](page:repair-status) ve [merkezin yol tarifine](page:service-center) hesap açmadan bakılabilir.
- **İşten önce fiyat.** Parça ve işçilik ayrı ayrıdır, kararı siz verirsiniz.
- **Herkes için.** Eski telefonda, yavaş ağda, ekran okuyucuyla ve sağdan sola yazılan dillerde de çalışan sayfalar.
- **Eleştiriye açık.** Her [değerlendirmeyi](article:rate-your-repair) bir şeyleri değiştirebilecek kişiler okur.
`,
    },
    figures: {
      title: 'Rakamlarla Carelane',
      items: {
        countries: { value: '{countries}', label: 'ülke' },
        centres: { value: '{serviceCenters}', label: 'servis merkezi' },
        customers: { value: '{customers}', label: 'hizmet verilen müşteri' },
        fastRepair: { value: '{fastRepairHours}', label: 'saatte hızlı onarım' },
      },
    },
    brands: {
      title: 'Hizmet verdiğimiz markalar',
      items: {
        aster: {
          title: 'Aster',
          text: 'Cep telefonları. Teknisyenlerimiz neredeyse her gün ekranlarını ve pillerini değiştirir.',
          pictureAlt: 'Arkasında yıldız olan bir telefon',
        },
        kite: {
          title: 'Kite',
          text: 'Cep telefonları ile kulaklık, saat ve şarj aleti gibi aksesuarlar.',
          pictureAlt: 'Arkasında uçurtma olan bir telefon ve bir çift kulaklık',
        },
        solis: {
          title: 'Solis',
          text: 'Televizyonlar, klimalar, buzdolapları ve çamaşır makineleri.',
          pictureAlt: 'Bir güneşin altında televizyon ve klima',
        },
      },
    },
    news: { title: 'Servisten haberler' },
    talk: {
      title: 'Neyi daha iyi yapmalıyız, bize anlatın',
      text: 'Övgünüz bizi sevindirir, eleştiriniz işimize yarar.',
      actions: { contact: 'Bize ulaşın' },
    },
  },
}

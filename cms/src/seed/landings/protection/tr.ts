import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Telefonunuz için koruma',
  description:
    'Ekran hasarı koruması ve uzatılmış garanti: neleri kapsar, neleri kapsamaz, ne zamana kadar alınır, dört adımda nasıl kullanılır; koşullar ve yanıtlar.',
  sections: {
    hero: {
      title: 'Bir düşüş, bir ücretsiz ekran',
      text: 'Ekran hasarı koruması (Screen Damage Protection), kırılan ekranı 1 yıl içinde bir kez değiştirir. Uzatılmış garanti (Extended Warranty), arızalar için 1 yıl ekler.',
      pictureAlt: 'Büyük bir kalkanın önünde bir telefon',
      actions: { buy: 'Telefonuma uygun planları gör', claim: 'Ekranım kırıldı' },
    },
    about: {
      title: 'Koruma hakkında',
      body: `
Garanti ürünün arızalarını karşılar. Karşılamadığı iki şey vardır: kazalar ve garanti bittikten sonraki arızalar. Bunlar için iki plan, bir de tek başına duran üçüncü bir plan vardır.

- **Ekran hasarı koruması** (Screen Damage Protection), yürürlük tarihinden sonraki 1 yıl içinde kazara çarpma, düşme veya sıkışma olursa ekran modülünün bir kez ücretsiz değişimini karşılar.
- **Uzatılmış garanti** (Extended Warranty), garantiyi 1 yıl uzatır. Garanti neyi kapsıyorsa onu kapsar, kullanıcı kaynaklı hasarları kapsamaz.
- **Kapsamlı koruma** (Comprehensive Protection) bazı modeller için sunulur. Neler içerdiği, ödemeden önce telefonunuza göre gösterilir.

Hepsi IMEI ile tek bir telefona bağlıdır. Care+ adıyla da gösterilirler.
`,
    },
    'whats-covered': {
      title: 'Neler kapsanır',
      covered: {
        screen: 'Yürürlük tarihinden sonraki 1 yıl içinde ekran modülünün bir kez ücretsiz değişimi',
        accident: 'Kazara çarpma, düşme veya sıkışma (ezilme)',
        labour: 'Bu değişimin parçası ve işçiliği',
        faults: 'Uzatılmış garanti ile: 1 yıl daha malzeme ve işçilik hataları',
      },
      excluded: {
        second: 'Ekranın ikinci kez kırılması',
        scratches: 'Görüntüyü ve dokunmatiği etkilemeyen çizikler',
        liquid: 'Sıvı teması, kayıp, hırsızlık ve bilerek verilen hasar',
        human: 'Uzatılmış garanti ile: kullanıcı kaynaklı her türlü hasar',
        before: 'Yürürlük tarihinden önce kırılmış veya bozulmuş olanlar',
      },
    },
    important: {
      title: 'Önemli',
      items: {
        once: {
          title: 'Her telefon için bir kez',
          text: 'Her plan bir telefon için bir kez alınabilir, ücretsiz ekran da bir kez kullanılabilir.',
        },
        days: {
          title: 'Çevrimiçi 3 gün, merkezde 15 gün',
          text: 'Ekran hasarı koruması için, etkinleştirmeden itibaren. Merkezde ekranın sağlam olması gerekir.',
        },
        start: {
          title: 'Hemen başlamaz',
          text: 'Etkinleştirmeden birkaç gün sonra yürürlüğe girer. Kaç gün olduğu ödemeden önce gösterilir.',
        },
        exchange: {
          title: 'Başka telefon, başka IMEI',
          text: 'Telefon değişiminden sonra korumanın aktarılmasını destek hattından veya çevrimiçi destekten isteyin. Yaklaşık 5 iş günü sürer, haklar yeniden hesaplanır.',
        },
      },
    },
    'how-to-buy': {
      title: 'Nasıl satın alınır',
      intro:
        'Çevrimiçi, uygulamadan veya servis merkezinden. Çevrimiçi alırken giriş yaparsınız, böylece sipariş sizin olur.',
      items: {
        imei: {
          title: 'IMEI’yi girin',
          text: 'Görmek için *#06# tuşlayın. Bu telefon için neler alabileceğiniz gösterilir.',
        },
        choose: {
          title: 'Planı seçin',
          text: 'Süresi ve toplam tutarıyla. Referans kodu buraya girilir.',
        },
        details: {
          title: 'Bilgilerinizi girin',
          text: 'Ad ve telefon numarası. Koşulları okuyup onaylayın.',
        },
        pay: {
          title: 'Ödeyin',
          text: 'Ödeme başarısız olursa tekrar deneyin ya da daha sonra “Siparişim” sayfasından ödeyin. Yürürlük tarihi siparişte yazar.',
        },
      },
    },
    'how-to-claim': {
      title: 'Nasıl talepte bulunulur',
      intro: 'Belge, kart, fiş gerekmez. Telefonu getirin.',
      items: {
        damage: {
          title: 'Telefon hasar görür',
          text: 'Uzatılmış garantide ise bozulur. Camı bantla kapatın ve verilerinizi yedekleyin.',
          pictureAlt: 'Bir taşın yanında, ekranı çatlamış bir telefon',
        },
        centre: {
          title: 'Servis merkezi veya teslimat',
          text: 'Merkeze gelin ya da sunulduğu yerde teslimatlı onarımı kullanın.',
          pictureAlt: 'Servis merkezini gösteren bir harita işareti ve oraya giden bir koli',
        },
        deduction: {
          title: 'Hizmet haktan düşülür',
          text: 'Hakkınız telefonun IMEI numarasıyla bulunur ve bu onarımla kullanılmış olur.',
          pictureAlt: 'Bir köşesi delinmiş, kalkanlı bir kart',
        },
        completed: {
          title: 'Onarım tamamlanır',
          text: 'Ayrılmadan önce telefonu deneyin ve evinize götürün.',
          pictureAlt: 'Onay işaretli, sapasağlam bir telefon',
        },
      },
    },
    terms: {
      title: 'Şartlar ve koşullar',
      body: `
Bu bir özettir. Geçerli olan, satın alırken onayladığınız, ülkenize ait koşullardır; onları siparişte “Hizmet poliçemi görüntüle” altında bulursunuz.

1. **Telefon.** Bir plan tek bir IMEI’ye aittir. Telefonun garanti kapsamında değiştirilmesi dışında başka telefona aktarılamaz.
2. **Süre.** Ekran hasarı koruması yürürlük tarihinden itibaren 1 yıl, uzatılmış garanti garantinin bitişinden itibaren 1 yıl sürer.
3. **Satın alma.** Ekran hasarı koruması, etkinleştirmeden sonraki 3 gün içinde çevrimiçi veya uygulamadan, ekran sağlamsa 15 gün içinde servis merkezinden alınır. Uzatılmış garanti, garanti süresi içinde çevrimiçi ve incelemesiz alınır.
4. **Talep.** Yukarıdaki dört adımda, yalnızca cihazla yapılır. Ücretsiz ekran hakkı ilk değişimle kullanılmış olur.
5. **Değiştirilen telefon.** Plan, istek üzerine yaklaşık 5 iş gününde aktarılır ve haklar yeniden hesaplanır.
6. **Sona erdirme.** Siparişin yanında “Siparişi iptal et” göründüğü sürece sipariş iptal edilebilir.
`,
    },
    tips: {
      title: 'İpuçları: IMEI’nizi bulun',
      intro: 'Numara 15 rakamdan oluşur. Çift SIM’li bir telefonda iki tane bulunur: IMEI 1’i kullanın.',
      items: {
        dial: {
          title: '*#06# tuşlayın',
          text: 'Birini arar gibi. Numara kendiliğinden görünür, SIM kart olmasa da.',
          pictureAlt: 'Tuş takımı açık bir telefon, ekranında yıldız ve kare işareti',
        },
        settings: {
          title: 'Ayarlara bakın',
          text: '“Telefon hakkında” bölümünü, ardından “Durum” bölümünü açın. Kopyalamak için numaraya basılı tutun.',
          pictureAlt: 'Ayarlar listesi açık bir telefon, satırlardan biri işaretli',
        },
        box: {
          title: 'Kutuya bakın',
          text: 'Barkodlu etikette yazar. Ekran açılmıyorsa işinize yarar.',
          pictureAlt: 'Üzerinde barkod ve rakamlar bulunan etiketiyle bir kutu',
        },
      },
    },
    faq: { title: 'Sık sorulan sorular' },
    buy: {
      title: 'Telefonunuz için hâlâ zaman var mı?',
      text: 'IMEI’yi girin. Neler alabileceğinizi, ne kadar tuttuğunu ve ne zaman yürürlüğe gireceğini görürsünüz.',
      actions: { buy: 'Telefonuma uygun planları gör', find: 'Servis merkezinden al' },
    },
  },
}

import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Satış sonrası hizmet',
  description:
    'Satın aldıktan sonra gereken her şey: garanti, onarım, teslimatlı onarım, parça fiyatları, orijinal parça, sürücüler, kilit açma başvurusu ve onarım durumlarının anlamı.',
  sections: {
    hero: {
      title: 'Siz satın aldıktan sonra biz başlarız',
      text: 'Aster, Kite veya Solis cihazınıza ileride ne gerekirse gereksin: garantiden ya da yakınınızdaki merkezden başlayın.',
      pictureAlt: 'Üzerinde bir telefon, bir tablet ve bir iş emri formu olan servis bankosu',
      actions: { check: 'Garantiyi sorgula', find: 'Servis merkezi bul' },
    },
    tools: { title: 'Kendiniz bakın' },
    situations: {
      title: 'Neye ihtiyacınız var?',
      items: {
        broken: {
          title: 'Bir şey bozuldu',
          text: 'Neyin onarılabildiğini ve onarımın nasıl ilerlediğini görün.',
        },
        expensive: {
          title: 'Fiyatı öğrenmek istiyorum',
          text: 'Modele göre bilgi amaçlı parça ve işçilik fiyatları.',
        },
        waiting: {
          title: 'Cihazımı bekliyorum',
          text: 'İş emri numarası veya telefon numarasıyla onarım durumu.',
        },
        used: {
          title: 'Parçadan şüpheliyim',
          text: 'Seri numarası, parçanın orijinal olup olmadığını gösterir.',
        },
        locked: {
          title: 'Telefonum kilitli',
          text: 'Başvuru gönderin ve “Başvurularım” sayfasından izleyin.',
        },
        laptop: {
          title: 'Dizüstü bilgisayarıma sürücü gerekiyor',
          text: 'Seri numarasıyla (SNID) ya da marka, seri ve modelle.',
        },
      },
    },
    order: {
      title: 'Baştan sona tek iş emri',
      body: `
Cihazınızı teslim ettiğinizde size numaralı bir **iş emri** verilir. Sonraki her adım ona bağlıdır, bu yüzden fotoğrafını çekin.

1. Ne teslim ettiğinizi, hangi durumda olduğunu ve ne istediğinizi gösterir.
2. Numarasıyla [onarım durumunu](page:repair-status) istediğiniz zaman görürsünüz.
3. Fiyat teklifi, evet veya hayır yanıtınız ve kullanılan parçalar ona işlenir.
4. Onarımı 3 ay içinde onunla değerlendirebilirsiniz.
5. Aynı arıza tekrarlarsa yanınızda onu getirirsiniz.

Olağan süre, onarımın başladığı günden itibaren 3–7 iş günüdür; bilgi içindir, tatillerde uzar. Bir parça eksikse tahmini tarih değişir.
`,
    },
    states: {
      title: 'Onarım durumları ne anlama gelir',
      body: `
- **Başvuru alındı**: iş emriniz bize ulaştı, cihaza henüz bakılmadı.
- **Alınmayı bekliyor** ve **Servis merkezine gidiyor**: teslimatlı onarımda cihaz hâlâ sizde veya yolda.
- **İnceleme bekliyor**: teknisyen cihazı inceler. Ödenecek bir şey varsa ardından fiyat teklifini alırsınız.
- **Onarılıyor**: çalışma başladı.
- **Telefon değişimi**: telefonunuzun yerine başka bir telefon alırsınız. [Korumanızın](page:protection) da yeni telefona aktarılmasını isteyin.
- **Onarım gerekmiyor**: arıza bulunmadı veya neden bir ayardı.
- **Tamamlandı**: cihaz hazır. Alırken deneyin.
- **İptal edildi** ve **Süresi geçti**: iş emri sona erdi veya planlanandan uzun sürdü. Merkeze sorun.
`,
    },
    delivery: {
      title: 'Üç adımda teslimatlı onarım',
      intro: 'Bazı şehirlerde, telefonlar için. Bankoda olduğu gibi fiyat teklifi onarımdan önce gelir.',
      items: {
        reserve: {
          title: 'Randevu alın',
          text: 'Sohbetten veya destek hattından: adres, saat, model ve arıza. Verilerinizi aynı gün yedekleyin.',
        },
        pickUp: {
          title: 'Adresten teslim alma',
          text: 'Telefonu kapatın, kartları çıkarın, telefonu sarın. İş emri numarasını alarak teslim edin.',
        },
        repair: {
          title: 'Onarım',
          text: '“Onarım durumu” sayfasında her adımı izleyin. Telefon geri geldiği gün paketi açın ve telefonu deneyin.',
        },
      },
    },
    'delivery-cities': { title: 'Teslimatlı onarımın sunulduğu yerler' },
    policy: {
      title: 'Servis koşulları',
      intro: 'Önce markayı, sonra ürünü seçin. Bugün ülkenizde neyin geçerli olduğunu okursunuz.',
    },
    questions: { title: 'Servis merkezleriyle ilgili sorular' },
    help: {
      title: 'Aradığınız bu değil mi?',
      text: 'Kendi sözlerinizle anlatın. Modeli ve IMEI’yi ya da seri numarasını hazır bulundurun.',
      actions: { chat: 'Sohbet başlat', contact: 'Bize ulaşmanın diğer yolları' },
    },
  },
}

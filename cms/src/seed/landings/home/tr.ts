import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Aster, Kite ve Solis servisi',
  description:
    'Garantinizi sorgulayın, onarımınızı izleyin, servis merkezi bulun; telefon, tablet, dizüstü bilgisayar, TV ve ev aletleri için parça fiyatlarına bakın.',
  sections: {
    search: {
      title: 'Hangi konuda yardım istersiniz?',
      intro: 'Bir arıza, bir model veya “pil” gibi bir kelime yazın.',
    },
    tools: {
      title: 'Kendiniz bakın',
      intro: 'Hesap gerekmez. IMEI, iş emri numarası veya model yeterlidir.',
    },
    'repair-service': {
      title: 'Onarım hizmeti',
      intro:
        'Neyin bozulduğunu seçin. Her sayfa ne yapıldığını, ne kadar sürdüğünü ve yanınızda ne getireceğinizi anlatır.',
      items: {
        phone: {
          title: 'Telefon onarımı',
          text: 'Pil, şarj, kamera, hoparlör, tuşlar, anakart.',
        },
        screen: { title: 'Kırık ekran', text: 'Çatlak, çizgi, leke veya dokunmaya yanıt vermeyen ekran.' },
        tv: { title: 'Televizyon', text: 'Garanti neleri kapsar, teknisyen ziyareti nasıl geçer.' },
        airConditioner: {
          title: 'Klima',
          text: 'Temizlik, su sızıntısı, gürültü veya soğumayan hava.',
        },
      },
    },
    'after-sales': {
      title: 'Profesyonel satış sonrası hizmet',
      intro: 'Servis merkezinin telefonunuz için yaptığı dört şey.',
      items: {
        onlineReservation: {
          title: 'Çevrimiçi randevu',
          text: 'Çevrimiçi randevu verilen yerlerde merkezi, günü ve saati seçin; beklendiğiniz saatte gelin.',
        },
        phoneDetection: {
          title: 'Telefonda arıza tespiti',
          text: 'Teknisyen ekranı, pili, şarjı, kameraları, sesi ve şebekeyi test eder, ne bulduğunu size söyler.',
        },
        professionalRepair: {
          title: 'Profesyonel onarım',
          text: 'Önce parça ve işçilik fiyatını öğrenir, kararınızı verirsiniz. Sonra cihaz onarılır ve test edilir.',
        },
        softwareUpgrade: {
          title: 'Yazılım güncellemesi',
          text: 'Takılan, kendiliğinden yeniden başlayan veya logoda kalan telefonlar için. Sıfırlama gerekebilir, bu yüzden önce verilerinizi yedekleyin.',
        },
      },
    },
    'how-it-goes': {
      title: 'Onarım nasıl ilerler',
      intro:
        'Genellikle onarımın başladığı günden itibaren 3–7 iş günü sürer. Bu süre bilgi içindir, tatillerde uzar.',
      items: {
        check: {
          title: 'Garantiyi sorgulayın',
          text: '*#06# tuşlayın, IMEI’yi girin ve telefonunuzun garanti kapsamında olup olmadığını görün.',
        },
        handIn: {
          title: 'Cihazı teslim edin',
          text: 'Verilerinizi yedekleyin, faturayı getirin ve iş emri numaranızı saklayın.',
        },
        decide: {
          title: 'Karar verin',
          text: 'Herhangi bir işlem yapılmadan önce parça ve işçilik fiyatını ayrı ayrı görürsünüz.',
        },
        takeHome: {
          title: 'Deneyin ve evinize götürün',
          text: 'Birini arayın, fotoğraf çekin, şarj edin. Sonra onarımı değerlendirin.',
        },
      },
    },
    delivery: {
      title: 'Teslimatlı onarım: telefonunuzu adresinizden alırız',
      text: 'Randevu alın, telefonunuz adresinizden alınsın ve onarılsın. Bazı şehirlerde servis merkezine hiç gelmeniz gerekmez. Adresinizde bu hizmetin olup olmadığını çevrimiçi müşteri hizmetlerine sorun.',
      pictureAlt: 'Koli taşıyan bir teslimat aracı ve araca doğru giden bir telefon',
      actions: { ask: 'Adresten alınmasını iste', follow: 'Onarımı izle' },
    },
    'delivery-cities': { title: 'Teslimatlı onarımın sunulduğu yerler' },
    'value-added': {
      title: 'Ek hizmetler',
      intro:
        'Her telefon için bir kez satın alınır. Telefonunuz için hangilerini alabileceğiniz modeline, yaşına ve ülkenize bağlıdır.',
      items: {
        screen: {
          title: 'Ekran hasarı koruması (Screen Damage Protection)',
          text: 'Çarpma, düşme veya sıkışma olursa 1 yıl içinde bir kez ücretsiz ekran değişimi.',
        },
        extended: {
          title: 'Uzatılmış garanti (Extended Warranty)',
          text: 'Arızalar için bir yıl daha. Garanti süresi içinde çevrimiçi alınır, inceleme gerekmez.',
        },
        comprehensive: {
          title: 'Kapsamlı koruma (Comprehensive Protection)',
          text: 'Care+ içinde ayrı bir plan. IMEI’yi girin, telefonunuz için neler içerdiğini görün.',
        },
      },
    },
    'news-centre': { title: 'Haberler' },
    tips: {
      title: 'İpuçları ve püf noktaları',
      intro: 'Cihaz türüne göre, kendiniz çözebileceğiniz sorunlar.',
    },
    explore: { title: 'Daha fazlasını keşfedin' },
    discover: {
      title: 'Diğer hizmetlerimizi keşfedin',
      items: {
        policy: {
          title: 'Servis koşulları',
          text: 'Markayı ve ürünü seçin, ülkenizde neyin geçerli olduğunu okuyun.',
        },
        genuine: {
          title: 'Bu parça orijinal mi?',
          text: 'Seri numarasını girin, net bir evet veya hayır yanıtı alın.',
        },
        unlock: {
          title: 'Kilit açma başvurusu',
          text: 'Kilitli telefonlar için. 7 iş günü içinde incelenir.',
        },
        manuals: {
          title: 'Servis kılavuzu',
          text: 'Cihaza göre bakım, güvenlik ve onarımdan önce yapılacaklar.',
        },
        questions: { title: 'Sorular ve yanıtlar', text: 'Onarım, garanti, parçalar, koruma, hesap.' },
        afterSales: {
          title: 'Satış sonrası hizmet',
          text: 'Satın aldıktan sonra gereken her şey tek sayfada.',
        },
      },
    },
    partner: {
      title: 'Cihazınızın resmî destek adresi',
      text: 'Carelane; Aster, Kite ve Solis’in servisidir. Cihazınızı üreten markaların parçaları, onarım talimatları ve garantisiyle çalışır.',
      pictureAlt:
        'Üzerinde somun anahtarı olan bir tabelanın altında, teknisyen aletlerinin durduğu bir servis bankosu',
      actions: { about: 'Hakkımızda' },
    },
    figures: {
      title: 'Rakamlarla hizmetimiz',
      items: {
        countries: { value: '{countries}', label: 'ülke' },
        centres: { value: '{serviceCenters}', label: 'servis merkezi' },
        customers: { value: '{customers}', label: 'hizmet verilen müşteri' },
        fastRepair: { value: '{fastRepairHours}', label: 'saatte hızlı onarım' },
      },
    },
    'more-centres': {
      title: 'Daha fazla servis merkezi',
      text: 'İl ve şehre ya da bir anahtar kelimeye göre arayın. Çalışma saatlerini, telefon numarasını, uzaklığı ve yol tarifini görürsünüz.',
      actions: { find: 'Servis merkezi bul' },
    },
    'our-service': {
      title: 'Hizmetimiz',
      intro: 'Hangi merkezi seçerseniz seçin, bunları bekleyebilirsiniz.',
      items: {
        estimate: {
          title: 'Önce fiyat',
          text: 'Siz fiyat teklifini görüp onaylamadan hiçbir onarım başlamaz.',
        },
        data: {
          title: 'Verileriniz yalnızca sizindir',
          text: 'Fotoğraflarınıza ve mesajlarınıza kimse bakmaz, kimse parolanızı istemez.',
        },
        status: {
          title: 'Hangi aşamada olduğunu hep bilirsiniz',
          text: 'İş emri numarası veya telefon numarasıyla onarımın her adımı.',
        },
        rating: {
          title: 'Son söz sizin',
          text: 'Onarımı 3 ay içinde değerlendirin. Her değerlendirme okunur.',
        },
      },
    },
    'online-service': {
      title: 'AICC çevrimiçi müşteri hizmetleri',
      text: 'Arızayı kendi sözlerinizle anlatın. Modeli, IMEI’yi ve arıza gözle görülüyorsa bir fotoğrafını hazır bulundurun.',
      actions: { chat: 'Sohbet başlat' },
    },
    'contact-ways': { title: 'Bize ulaşmanın diğer yolları' },
    'social-media': {
      title: 'Sosyal medya',
      intro: 'İpuçları ve servis haberleri, zaten kullandığınız ağlarda.',
    },
    app: { title: 'Uygulamayı edinin', intro: 'Kodu telefonunuzun kamerasıyla okutun.' },
    drivers: {
      title: 'Dizüstü bilgisayarınız için sürücüler ve kılavuzlar',
      text: 'Seri numarasını (SNID) girin ya da marka, seri ve model seçin. Tüm sürücüleri tek indirmeyle alabilirsiniz.',
      actions: { drivers: 'Sürücüleri bul' },
    },
  },
}

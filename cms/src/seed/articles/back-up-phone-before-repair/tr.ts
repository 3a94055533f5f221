import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Onarımdan önce verilerinizi yedekleyin',
  summary:
    'Onarım için telefondaki her şeyin silinmesi gerekebilir. Önceden ayıracağınız yarım saat, ekran kırık olsa bile fotoğraflarınızı, yazışmalarınızı ve kişilerinizi korur.',
  coverAlt: 'İçeriğini buluta gönderen bir telefon ve bir onay işareti',
  body: `
Telefonları onarırız, ama içindekilerin korunacağına söz veremeyiz. Bazı onarımlar sıfırlama gerektirir; test sırasında arızalanan bir telefonun belleği de silinebilir. Bu yüzden kural basit: kaybetmek istemediğiniz her şey, telefonu teslim etmeden önce başka bir yerde de bulunsun.

## Neleri yedeklemeli

- **Fotoğraflar ve videolar**: en çok yer tutan ve çoğu kişinin kaybedince en çok aradığı bölüm.
- **Kişiler ve takvim**: bir hesapta değil de telefonda kayıtlıysa.
- **Yazışmalar**: mesajlaşma uygulamalarının çoğu kendi yedeğini alabilir, ama bu ayar genellikle kapalıdır.
- **Kodlar**: kimlik doğrulama uygulamasındaki giriş kodları kendiliğinden taşınmaz. Onları başka bir cihaza aktarın veya kurtarma kodlarını not edin.
- **Dosyalar**: indirilenler, ses kayıtları, taranmış belgeler, notlar.

## Nasıl yapılır

:::steps
# Şarja takın ve Wi-Fi ağına bağlanın
İlk yedekleme on dakikadan birkaç saate kadar sürebilir; telefonun şarjı biterse yarıda kalır.

# Hesabınıza yedekleyin
Ayarlar’da “yedekleme” diye aratın, neyin yedekleneceğini seçin ve yedeklemeyi başlatın. Tarihi ve saati gösteren mesajı bekleyin.

# Fotoğrafları bir kez daha kopyalayın
Telefonu kabloyla bilgisayara bağlayın, dosya aktarımını seçin ve \`DCIM\` klasörünü kopyalayın. Bilgisayarınız yoksa ucu uyan bir USB bellek çoğu telefonda işinizi görür.

# Her mesajlaşma uygulamasını yedekleyin
Uygulamanın ayarlarını açın, sohbet yedeklemesini bulun ve elle başlatın.

# Bir şey silmeden önce kontrol edin
Hesabı başka bir cihazın tarayıcısında açın ve bugün çekilmiş bir fotoğraf arayın.
:::

:::hint
Ekran karanlık veya yanıt vermiyor, ama telefon hâlâ çalıyor mu? Birçok telefona bir USB-C adaptörüyle fare, başka bir adaptörle de televizyon bağlayabilir, gerekenleri böyle görüp onaylayabilirsiniz. Emin değilseniz servis merkezine sorun.
:::

## Teslim etmeden hemen önce

SIM kartı ve hafıza kartını çıkarın. [IMEI’yi](article:find-your-imei-number) not edin. Hesabınızdan çıkış yapın ve kayıp telefonu bulmaya yarayan kilidi devre dışı bırakın: bu kilit etkinken yeni bir anakart kurulamaz. Telefon çalışıyorsa içindekileri Ayarlar’ın “Sıfırlama” bölümünden silin. [Telefonda kalan verileri nasıl ele aldığımızı](article:how-we-treat-your-data-in-a-repair) ayrı bir yazıda anlatıyoruz.
`,
}

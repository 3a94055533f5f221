import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Telefonum neden yavaş şarj oluyor veya hiç şarj olmuyor?',
    answer: `
Nedeni çoğu zaman girişteki toz veya kablodur; ikisini de kendiniz çözebilirsiniz.

:::steps
# Önce kabloyu, sonra şarj aletini değiştirin
Başka bir telefonu iyi şarj edeni deneyin. Çekmeceden çıkan ince bir kablo çoğu zaman yeterli akım taşımaz.

# Girişin içine bakın
Şarj ucu sıkı oturmuyorsa arkasına tiftik sıkışmıştır. Telefon kapalıyken tahta bir kürdanla [girişi temizleyin](article:how-to-clean-charging-port-on-phone), asla metal kullanmayın.

# Soğumasını bekleyin
Isınmış telefon, pilini korumak için yavaş şarj olur. Kılıfından çıkarın, güneşten uzaklaştırın.
:::

Hâlâ yavaş mı? Giriş aşınmış veya pil eskimiş olabilir. Gelmeden önce [parçanın fiyatına](page:spare-parts-price) bakın.
`,
  },
  'phone-got-wet': {
    question: 'Telefonum ıslandı. Önce ne yapmalıyım?',
    answer: `
Kapatın ve kapalı bırakın. Hasarı su tek başına değil, akımla birlikte verir.

:::steps
# Çıkarabildiklerinizi çıkarın
Kapak, SIM tepsisi, hafıza kartı. Vidaları açmayın.

# Dışını kurulayın
Bez kullanın ve girişi aşağıya doğru tutun. Telefonu sallamayın.

# Hava akımında bırakın
Bir iki gün vantilatörün önünde dursun. Pirinç işe yaramaz, tozu da girişe dolar; saç kurutma makinesi suyu daha içeri iter.
:::

:::warning
Çalışıp çalışmadığını görmek için şarj etmeyin.
:::

Tuzlu suya düştüyse veya üzerine içecek döküldüyse aynı gün bir [servis merkezine](page:service-center) getirin: içeride kuruyan kalıntılar paslanmaya yol açar. Devamını [Telefonunuz suya düştü: şimdi ne yapmalı](article:phone-fell-in-water) yazısında okuyun.
`,
  },
  'battery-drains-fast': {
    question: 'Pilim çabuk bitiyor. Yeni bir pil mi gerekiyor?',
    answer: `
Önce pili bir şeyin tüketip tüketmediğine bakın. Ayarlar’da “Pil” bölümünü açın ve son güne ait uygulama listesini inceleyin. Diğerlerinden çok önde bir uygulama varsa nedeni odur: güncelleyin, arka planda kısıtlayın veya kaldırın. Büyük bir sistem güncellemesinden sonra iki gün bekleyin, çünkü telefon dosyalarını düzenler.

Telefon yüzde 20 veya 30’da kapanıyorsa, pil uçak modunda da çabuk bitiyorsa ya da birkaç yıl boyunca her gün şarj edildiyse pil eskimiştir. O zaman yalnızca yeni bir pil çözüm olur. [Fiyatına bakın](page:spare-parts-price).

:::warning
Kapak kalkıyor veya ekran yükseliyor mu? Şarjı kesin ve telefonu getirin.
:::
`,
  },
  'phone-is-frozen': {
    question: 'Telefonum dondu, yanıt vermiyor. Nasıl yeniden başlatırım?',
    answer: `
:::steps
# Yeniden başlamaya zorlayın
Güç ve ses kısma tuşlarını, telefon titreyene kadar 10–15 saniye birlikte basılı tutun. Bazı modellerde yalnızca güç tuşu yeter. Hiçbir şey silinmez.

# Yarım saat şarj edin
Pil tamamen boşaldıysa telefon başta hiçbir tepki vermez. Bilgisayar değil, şarj aleti kullanın.

# Yer açın
Telefon yeniden çalıştığında depolamanın en az onda birini boş tutun. Depolaması dolu telefon yine donar.
:::

Telefon sürekli logoda kalıyorsa sistem bozulmuştur. [Servis merkezinde](page:service-center) yapılan yazılım güncellemesi çoğu zaman işe yarar; bazen sıfırlama gerekir. Mümkünse önce verilerinizin yedeklenmesini isteyin.
`,
  },
  'clean-a-screen': {
    question: 'Ekranı zarar vermeden nasıl temizlerim?',
    answer: `
:::steps
# Kapatın
Kir siyah ekranda daha kolay görünür, yanlışlıkla bir şeye de basılmaz.

# Kuru silin
Temiz bir mikrofiber bezle, bastırmadan ve tek yönde silin. Kâğıt havlu kaplamaları çizer.

# Gerekirse ardından nemli silin
Birkaç damla damıtılmış suyu ekrana değil, beze damlatın. Ekranı hemen kurulayın.
:::

Cam temizleyici, alkol ve sirke televizyonların ve dizüstü bilgisayarların kaplamasını söker. Telefonda yüzde 70 alkollü bir mendil ara sıra kullanılabilir, ama ekran çatlaksa kullanılmaz. Hoparlörlere ve girişlere sıvı gelmesin. [Televizyon biraz daha özen ister](article:clean-tv-screen-safely), çünkü paneli esner.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'Klimam iyi soğutmuyor. Kendim neye bakabilirim?',
    answer: `
:::steps
# Filtre
En yaygın neden budur. Ilık suyla [temizleyin](article:clean-air-conditioner-filter), gölgede kurutun ve sıcak mevsimde bunu iki haftada bir yapın.

# Ayarlar
Fan veya nem alma değil, soğutma modunda olmalı. 24–26 °C’ye ayarlayın, kanatlar yukarıda dursun.

# Dış ünite
Her yanından hava alabilmelidir. Elektriği duvardan kestikten sonra ızgaradaki yaprakları ve poşetleri alın.
:::

Boruda buz, içeride su veya tıslama sesi teknisyen işidir. Gaz dolumu da öyle: gaz kullandıkça bitmez, eksikse kaçak vardır. [Teknisyen isteyin](page:air-conditioner-repair-and-service).
`,
  },
}

import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Servis kılavuzu: cihaza göre bakım ve güvenlik',
  description:
    'Telefon, tablet, dizüstü bilgisayar, televizyon, ev aleti ve aksesuarlarda ilk kullanım, bakım, sınırlar ve güvenlik; ayrıca onarımdan önce yapılacaklar.',
  sections: {
    hero: {
      title: 'Her cihaz için bakım ve güvenlik',
      text: 'Bir cihazın ömrünü ne uzatır, ona ne zarar verir, nerede durup sormanız gerekir.',
      pictureAlt: 'Üzerinde bir telefon, onay işaretli bir liste ve uyarı işareti olan bir kılavuz sayfası',
      actions: { list: 'Tüm servis kılavuzları' },
    },
    phones: {
      title: 'Cep telefonları',
      body: `
- **İlk gün**: \`*#06#\` ile IMEI’yi not edin, SIM kartı takın ve internete bağlanın. Telefon kendiliğinden etkinleşir, garantisi 24 saat sonra gösterilir.
- **Pil**: serin tutun, kolay olduğunda yüzde 20 ile 80 arasında bırakın. Devamı: [Telefonunuzun pili yıllarca dayansın](article:make-your-phone-battery-last).
- **Şarj girişi**: birkaç ayda bir içine bakın. [Temizlemek](article:how-to-clean-charging-port-on-phone) için ahşap bir çubuk kullanın, asla metal kullanmayın.
- **Su**: suya dayanıklılık yüzme izni değildir, contalar da eskir. [Telefonunuz suya düştüyse](article:phone-fell-in-water) kapatın.

:::warning
Şişen, kokan veya kullanılmadan ısınan telefon: şarjı kesin, telefonu taş veya metal bir yüzeye koyun ve servis merkezine getirin.
:::
`,
    },
    tablets: {
      title: 'Tabletler',
      body: `
- **Şarj**: kutudan çıkan şarj aletini kullanın. Eski bir telefonun küçük şarj aletiyle şarj bütün gece sürer. [Zayıf halkayı bulun](article:tablet-charges-slowly).
- **Ekran**: kapaklı bir kılıf ekranı filmden daha iyi korur. Çantada üzerine ağır bir şey koymayın.
- **Dokunmatik**: yanıt vermiyorsa ekranı kurulayın, filmi çıkarın ve tableti yeniden başlatın. [Adım adım](article:tablet-touch-not-responding).
- **Çocuklar**: tablet onların olmadan önce, sınırları belli olan [kendi hesaplarını](article:set-up-tablet-for-a-child) açın.

Kullanılmayan tableti üç ayda bir yarıya kadar şarj edin. Yoksa pili, tablet bir daha açılmayacak kadar boşalır.
`,
    },
    laptops: {
      title: 'Dizüstü bilgisayarlar',
      body: `
- **Havalandırma**: asla yatağın veya halının üzerinde kullanmayın. Alttaki açıklıklar bilgisayarı soğutan havayı alır. [Gürültülü fan](article:laptop-fan-loud) tozun ilk belirtisidir.
- **Pil**: bilgisayar bütün gün masada duruyorsa ve modeliniz destekliyorsa şarjı yüzde 80 ile sınırlayın.
- **Sürücüler**: yalnızca [sürücüler ve kılavuzlar](page:drivers-download) sayfasından ve yalnızca bir şey çalışmadığında yükleyin.
- **Taşıma**: uyku modunda değil, kapalı taşıyın. Çantada uyanan bilgisayar aşırı ısınır.

:::hint
Klavyeye içecek döküldüyse güç tuşunu basılı tutun, fişi çekin, bilgisayarı çadır gibi ters çevirin ve bir gün öyle bırakın. Bu sürede açmayı denemeyin.
:::
`,
    },
    tvs: {
      title: 'Televizyonlar',
      body: `
- **Yerine koyma**: düz bir yerde, duvardan bir karış uzakta; çocukların tırmandığı yerde sabitlenmiş olarak.
- **Duvara asma**: ağırlığına ve delik düzenine uygun askı aparatıyla; sıvaya değil, duvara vidalayın.
- **Temizlik**: televizyon kapalıyken kuru bir mikrofiber bezle. [Cam temizleyici kullanmayın](article:clean-tv-screen-safely).
- **Sabit görüntü**: haber bandı günde on saat ekranda kalmasın. Otomatik kapanmayı açın.
- **Gök gürültülü hava**: fişi ve anteni çekin.

:::warning
Arka kapağı asla açmayın. Güç kaynağında, fiş çekildikten sonra da dakikalarca tehlikeli gerilim kalır.
:::
`,
    },
    'home-appliances': {
      title: 'Ev aletleri',
      body: `
- **Klima**: sezonda [filtreyi](article:clean-air-conditioner-filter) iki haftada bir temizleyin, dış ünitenin her yanını açık tutun.
- **Buzdolabı**: taşıdıktan sonra çalıştırmadan önce dört saat bekleyin. Arkasında beş santimetre hava boşluğu bırakın. [Soğutmuyorsa](article:refrigerator-does-not-cool) önce contalara bakın.
- **Çamaşır makinesi**: ilk yıkamadan önce nakliye vidalarını çıkarın, ayakları düz ayarlayın, gider filtresini iki ayda bir temizleyin. [İçinde su kalıyorsa](article:washing-machine-does-not-drain) ipuçlarımıza bakın.

:::warning
Yanık kokusu, duman veya ısınan bir fiş varsa elektriği aletten değil, sigortadan kesin. Soğutucu gaz yanabilir; kaçaktan şüphelenirseniz pencereleri açın ve ateş yakmayın.
:::
`,
    },
    accessories: {
      title: 'Aksesuarlar',
      body: `
- **Şarj aletleri ve kablolar**: kılıfı yırtılmış veya ucu gevşemiş olanı değiştirin. [Her USB-C kablosu aynı değildir](article:usb-c-one-cable-for-many-devices).
- **Kulaklıklar**: kutusuna koymadan önce temas noktalarını kurulayın. Izgarayı kuru, yumuşak bir fırçayla temizleyin.
- **Saatler ve bileklikler**: teri ve tuzu durulayın, sensörü kurulayın, geceleri cildinizi dinlendirin.
- **Taşınabilir şarj cihazları**: uçakta el bagajına koyun, güneşte bırakmayın, gece yastığın altında tutmayın.

Aksesuarların garantisi ayrıdır. [Servis koşulları](page:service-policy) sayfasında, “Aksesuarlar” altında yazar.
`,
    },
    'before-repair': {
      title: 'Herhangi bir cihazı teslim etmeden önce',
      items: {
        save: {
          title: 'Verilerinizi yedekleyin',
          text: 'Onarım sıfırlama gerektirebilir, yeni anakart da boş gelir.',
        },
        cards: {
          title: 'Size ait olanları çıkarın',
          text: 'SIM kart, hafıza kartı, kılıf, cam koruyucu, USB bellek.',
        },
        account: {
          title: 'Oturumu kapatın',
          text: 'Hesabınızdan çıkın ya da kilidi açmak için orada bulunun. İş emrine asla kilit kodu yazmayın.',
        },
        photos: {
          title: 'Fotoğraf çekin',
          text: 'Her yanının ve etiketin. Cihazı hangi durumda teslim ettiğinizi gösterir.',
        },
      },
    },
    repair: {
      title: 'Bakım artık yetmiyor mu?',
      text: 'Parçanın fiyatına bakın ve parçanın bulunduğu merkezi bulun.',
      actions: { find: 'Servis merkezi bul', price: 'Parça fiyatlarını gör' },
    },
  },
}

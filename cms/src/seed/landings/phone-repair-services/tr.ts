import type { LandingTextOf } from '../landing'
import type { page } from './page'

export const tr: LandingTextOf<typeof page> = {
  title: 'Telefon onarım hizmetleri',
  description:
    'Hangi belirti hangi parçayı gösterir, teknisyen ne yapar, siz önce neyi deneyebilirsiniz: pil, şarj, ekran, kamera, ses, tuşlar, anakart, yazılım.',
  sections: {
    hero: {
      title: 'Telefonunuza hangi onarım gerekiyor?',
      text: 'Gördüğünüz belirtiyi bulun. Altında ne yapıldığı ve önce kendiniz neyi deneyebileceğiniz yazar.',
      pictureAlt: 'Parçalarına ayrılmış bir telefon: kapak, pil, anakart, kamera ve ekran yan yana',
      actions: { price: 'Parça fiyatlarını gör', find: 'Servis merkezi bul' },
    },
    battery: {
      title: 'Pil',
      body: `
**Belirtiler:** Kullanımınız değişmediği hâlde öğlene bitiyor; yüzde 20 veya 30’da kapanıyor; kapak kalkıyor.

**Önce deneyin:** Ayarlar’da “Pil” bölümünü açın, diğerlerinden çok daha fazla tüketen bir uygulama var mı, bakın. [Telefonunuzun pili yıllarca dayansın](article:make-your-phone-battery-last) yazısındaki alışkanlıklar sonraki pile de iyi gelir.

**Ne yapılır:** Pil değiştirilir, kapağın contası yenilenir ve tam şarj testi yapılır. Verilerinize dokunulmaz.

:::warning
Şişen pil bir daha şarj edilmez, üzerine bastırılmaz ve delinmez. Telefonu aynı gün getirin.
:::
`,
    },
    charging: {
      title: 'Şarj',
      body: `
**Belirtiler:** Şarj ucu gevşek duruyor; telefon yalnızca belli bir açıda veya yavaş şarj oluyor ya da nem uyarısı veriyor.

**Önce deneyin:** Başka bir kablo, başka bir şarj aleti ve [temiz bir şarj girişi](article:how-to-clean-charging-port-on-phone). Bunlar, yeni bir parçadan daha sık işe yarar.

**Ne yapılır:** Şarj girişi temizlenir ve ölçülür. Aşınmışsa değiştirilir; bazı modellerde kendi küçük kartının üzerindedir, bu da onarımı ucuzlatır. Giriş sağlamsa ardından pil ve şarj devresi test edilir.
`,
    },
    screen: {
      title: 'Ekran',
      body: `
**Belirtiler:** Çatlaklar, çizgiler, büyüyen lekeler, titreyen görüntü; kendi kendine çalışan veya hiç çalışmayan dokunmatik.

**Önce deneyin:** Cam koruyucuyu çıkarıp telefonu yeniden başlatın. Çatlak bir koruyucu çoğu zaman çatlak ekran gibi görünür.

**Ne yapılır:** Telefonların çoğunda cam, dokunmatik katman ve panel tek parçadır ve birlikte değiştirilir. Çerçeve de kontrol edilir, çünkü eğri bir çerçeve yeni ekranı da kırar. [Kırık ekran onarımı](page:broken-screen-service) sayfası süreci adım adım gösterir.
`,
    },
    camera: {
      title: 'Kamera',
      body: `
**Belirtiler:** Fotoğraflar hep bulanık çıkıyor, mercek tıkırdıyor, görüntü siyah veya her fotoğrafta bir leke var.

**Önce deneyin:** Camı yumuşak bir bezle silin, tüm uygulamaları kapatın ve her mercekle birer fotoğraf çekin. Görüntü yalnızca bir uygulamada siyahsa o uygulamanın kamera izni yoktur.

**Ne yapılır:** Çizilmiş koruma camı, kamera değiştirilmeden yenilenir. Bir mercek artık netlemiyorsa kamera modülü değiştirilir. Ardından her mercek yakında ve uzakta test edilir.
`,
    },
    sound: {
      title: 'Hoparlör ve mikrofon',
      body: `
**Belirtiler:** Karşınızdakini uzaktan gelir gibi duyuyorsunuz; o sizi duymuyor; müzik cızırtılı çalıyor.

**Önce deneyin:** Hoparlörü açarak birini arayın. Ses iyiyse sorun ahizededir ve çoğu zaman tozdur: kuru, yumuşak bir diş fırçasıyla fırçalayın. Mikrofonu denemek için bir ses kaydı yapın. Ses başka yere gitmesin diye Bluetooth’u kapatın.

**Ne yapılır:** Izgaralar temizlenir. Ses yine gelmezse hoparlör, ahize veya mikrofonun bulunduğu kart değiştirilir.
`,
    },
    buttons: {
      title: 'Tuşlar',
      body: `
**Belirtiler:** Güç veya ses tuşu takılıyor, ancak sert basınca çalışıyor ya da kendi kendine çalışıyor.

**Önce deneyin:** Kılıfı çıkarın; birçok kılıf bir tuşa baskı yapar. Telefon kapalıyken kenarını bir bezle silin.

**Ne yapılır:** Tuş, arkasındaki ince kabloyla birlikte değiştirilir. Güç tuşundaki parmak izi okuyucu yeni tuşa aktarılır veya yeniden tanıtılır. Çerçeve o noktada eğilmişse düzeltilir veya değiştirilir.
`,
    },
    mainboard: {
      title: 'Anakart',
      body: `
**Belirtiler:** Telefon açılmıyor, şebeke bulamıyor, IMEI’yi kaybediyor veya sürekli yeniden başlıyor.

**Önce deneyin:** Çalışan bir şarj aletiyle yarım saat şarj edin, sonra güç ve ses kısma tuşlarını 15 saniye basılı tutun. Başka bir SIM kart deneyin.

**Ne yapılır:** Önce daha ucuz olan pil, ekran ve şarj girişi elenir. Sorun anakarttaysa anakart değiştirilir. Fiyatı RAM ve depolama boyutuna bağlıdır.

:::warning
Verileriniz anakarttadır. Anakart değiştiğinde veriler de onunla gider. Bunu size önceden söyleriz, kararı siz verirsiniz.
:::
`,
    },
    software: {
      title: 'Yazılım',
      body: `
**Belirtiler:** Telefon logoda kalıyor, güncellemeden sonra takılıyor veya uygulamalar kendiliğinden kapanıyor.

**Önce deneyin:** Depolamanın onda birini boşaltın, bekleyen güncellemeleri yükleyin ve telefonunuzda varsa güvenli modda yeniden başlatın. Sorun orada kayboluyorsa nedeni bir uygulamadır.

**Ne yapılır:** Modelinizin sistemi yeniden yüklenir. Bu bazen sıfırlamadan yapılabilir, çoğu zaman yapılamaz; bu yüzden imkânınız varken [verilerinizi yedekleyin](article:back-up-phone-before-repair).
`,
    },
    before: {
      title: 'Gelmeden önce',
      items: {
        save: {
          title: 'Verilerinizi yedekleyin',
          text: 'Fotoğraflar, kişiler, yazışmalar. Sonra SIM kartı ve hafıza kartını çıkarın.',
        },
        describe: {
          title: 'Arızayı anlatın',
          text: 'Ne oluyor, ne zamandan beri ve öncesinde ne oldu. Kısa bir video çok işe yarar.',
        },
        bring: {
          title: 'Gerekenleri getirin',
          text: 'Şarj arızasında şarj aletini, faturayı ve varsa telefonun kutusundan çıkan kartı.',
        },
      },
    },
    questions: { title: 'Parçalarla ilgili sorular' },
  },
}

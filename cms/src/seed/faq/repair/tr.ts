import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'how-long-does-a-repair-take': {
    question: 'Onarım ne kadar sürer?',
    answer: `
Genellikle onarımın başladığı günden itibaren 3–7 iş günü sürer. Bu süre bilgi içindir: tatillerde ve parçanın sipariş edilmesi gerektiğinde uzar. Tahmini günü [onarım durumu sayfasında](page:repair-status) görürsünüz.

Bazı onarımlar siz beklerken yapılır; bu hızlı onarım yaklaşık 2 saat sürer. Mümkün olup olmadığı arızaya, parçanın stokta bulunmasına ve sizden önce kaç kişi olduğuna bağlıdır. Cihazı teslim ederken sorun.

:::hint
Hafta içi erken saatte gelin. En uzun sıralar haftanın ilk ve son iş gününde olur.
:::
`,
  },
  'what-does-a-repair-cost': {
    question: 'Onarım ne kadar tutar, fiyatı ne zaman öğrenirim?',
    answer: `
Fiyatı, herhangi bir işlem yapılmadan önce öğrenirsiniz. Fiyat teklifi parçayı ve işçiliği ayrı ayrı gösterir; siz evet veya hayır dersiniz.

Bir fikir edinmek için [parçanın fiyatına](page:spare-parts-price) bakın: ürünü, markayı, seriyi ve modeli seçtiğinizde parçayı, işçiliği ve toplamı görürsünüz. Bunlar bilgi amaçlı fiyatlardır. Teknisyen cihazı inceler, geçerli fiyat teklifini ondan sonra hazırlar.

Garanti kapsamındaki malzeme ve işçilik hataları ücretsiz giderilir. Önce [garantinizi sorgulayın](page:warranty-check) ve [ekran korumanız](page:protection) var mı, bakın.
`,
  },
  'what-to-bring-to-a-repair': {
    question: 'Cihazımı teslim ederken yanımda ne getireyim?',
    answer: `
:::steps
# Cihaz, biraz şarjlı
Teknisyen yalnızca açılan bir cihazı test edebilir. Arıza şarjla ilgiliyse şarj aletini ve kabloyu da getirin.

# Varsa fatura
Satın alma tarihi belli değilse işe yarar. Bazı cihazların kutusundan çıkan kart, öncelikli karşılanmanızı sağlar.

# Yedeklenmiş veriler
[Verilerinizi yedekleyin](article:back-up-phone-before-repair), SIM kartı ve hafıza kartını çıkarın.

# Hesabınız ve kilit kodlarınız
Hesabınızdan çıkış yapın ya da cihazın kilidini kendiniz açmaya hazır olun. İş emrine asla kilit kodu yazmayın.
:::

Kılıfı ve cam koruyucuyu evde bırakın: hem kolayca kaybolurlar hem de onarıma engel olurlar.
`,
  },
  'how-to-track-a-repair': {
    question: 'Onarımımın hangi aşamada olduğunu nasıl görürüm?',
    answer: `
[Onarım durumu](page:repair-status) sayfasını açın ve şu ikisinden birini girin:

- **iş emri numaranız**: cihazı teslim ettiğinizde verilen servis fişinde yazar;
- bıraktığınız **telefon numarası**: başında uluslararası kodla, örneğin \`+234\`, kısa çizgi ve numara.

Onarımın durumunu “Onarılıyor” veya “Tamamlandı” gibi bir ifadeyle, her adımın zamanını da yanında görürsünüz. Sonuç çıkmazsa önce rakamları, sonra telefon numarasını kontrol edin: iş emrindeki numara olmalıdır. Onarım yine görünmüyorsa iş emrini hazır bulundurup [bize ulaşın](page:contact).
`,
  },
  'will-my-data-be-erased': {
    question: 'Onarım sırasında verilerim silinir mi?',
    answer: `
Silinebilir. Bazı arızalarda sıfırlama gerekir; anakart değiştirildiğinde veriler de onunla gider. İkisini de size sormadan yapmayız. Cihazda bulunanlar yedek olmadan geri getirilemez; bu yüzden arıza küçük olsa da cihazı teslim etmeden önce [verilerinizi yedekleyin](article:back-up-phone-before-repair).

Teknisyenler fotoğraflarınızı, mesajlarınızı ve hesaplarınızı açmaz, kimse hesabınızın parolasını istemez. Cihazınızda onarım modu varsa açın: verilerinizi boş bir kullanıcının arkasına gizler. Kuralların tamamını [Onarımda verilerinizi nasıl ele alıyoruz](article:how-we-treat-your-data-in-a-repair) yazısında bulursunuz.
`,
  },
  'can-my-phone-be-picked-up': {
    question: 'Telefonum adresimden alınıp geri getirilebilir mi?',
    answer: `
Bazı şehirlerde evet. Teslimatlı onarımda randevu alırsınız, cihaz adresinizden alınır ve ardından onarılır. Bu hizmet ülkenizde varsa hangi şehirlerde sunulduğu [satış sonrası hizmet sayfasında](page:after-sales) yazar.

:::steps
# Randevu alın
Adresi, saati ve arızayı bildirin. Size bir iş emri numarası verilir.

# Paketleyin
Verilerinizi yedekleyin, cihazı kapatın, kartları çıkarın ve cihazı paketin içinde oynamayacak şekilde sarın.

# İzleyin
[Onarım durumu](page:repair-status) sayfası cihazın ne zaman alınmayı beklediğini, ne zaman yolda olduğunu ve ne zaman onarıldığını gösterir.
:::

Ödenecek bir şey varsa bankoda olduğu gibi önce fiyat teklifi alırsınız.
`,
  },
  'can-i-book-a-repair-time': {
    question: 'Onarım için randevu alabilir miyim?',
    answer: `
Çevrimiçi randevu verilen yerlerde evet: [onarım randevusu](page:repair-appointment) sayfasından ya da [servis merkezi aramasında](page:service-center) her sonucun yanındaki “Şimdi randevu al” düğmesiyle. Merkezi, günü ve saati seçin, sorunu birkaç kelimeyle yazın.

Randevu, o saatte birinin sizi beklediği anlamına gelir. Onarımın ne kadar süreceğini göstermez: bu, arızaya ve parçaya bağlıdır.

Ülkenizde çevrimiçi randevu yoksa çalışma saatlerinde randevusuz gelin. Uzun bir yola çıkmadan önce merkezi arayıp parçanın orada olup olmadığını sormakta yarar var.
`,
  },
  'the-fault-came-back': {
    question: 'Onarımdan sonra aynı arıza tekrarladı. Ne yapmalıyım?',
    answer: `
Cihazla ve ilk onarımın iş emriyle yeniden gelin. Onarımdan kısa süre sonra tekrarlayan aynı arızaya öncelikli olarak yeniden bakılır. Arızanın ne zaman ortaya çıktığını not edin, mümkünse kısa bir video çekin: ara sıra görülen bir arızayı tezgâhta bulmak zordur.

Gelmeden önce, eski arızaya benzeyen ama o olmayan iki şeyi kontrol edin:

- bir sensörü kapatan veya bir tuşa basan kılıf ya da cam koruyucu;
- onarımdan sonra yüklenmiş bir uygulama. Cihazda güvenli mod varsa bu modda yeniden başlatın ve arıza sürüyor mu, bakın.

Lütfen [onarımı da değerlendirin](article:rate-your-repair): en çok bilmemiz gereken, tekrarlayan arızalardır.
`,
  },
}

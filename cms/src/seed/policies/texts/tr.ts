import type { PolicyTexts } from './policy-texts'

const PRICE = 'Ödenecek bir şey varsa önce parça ve işçilik fiyatını öğrenirsiniz, kararı siz verirsiniz.'
const TIME =
  'Olağan süre, onarımın başladığı günden itibaren 3–7 iş günüdür. Yalnızca bilgi içindir, tatillerde uzar.'
const FOLLOW = 'Onarımı iş emri numarasıyla [onarım durumu](page:repair-status) sayfasında izleyebilirsiniz.'

const BRING_IN = `
:::steps
# Garantiyi sorgulayın
IDENTIFY

# Verilerinizi yedekleyin
Onarım sıfırlama gerektirebilir. Hâlâ çalışıyorken [verilerinizi yedekleyin](article:back-up-phone-before-repair).

# Cihazı getirin
Cihazı bir [servis merkezine](page:service-center) getirin; sorun şarjdaysa şarj aletini de alın. Varsa faturayı gösterin. Size numaralı bir iş emri verilir.

# Onarımı bekleyin
Teknisyen cihazı inceler. ${PRICE} ${TIME} ${FOLLOW}

# Ayrılmadan önce test edin
Arızalı olan işlevi test edin, iş emrindeki numarayı cihazınkiyle karşılaştırın.
:::`

export const tr: PolicyTexts = {
  titles: {
    'mobile-phone': '{brand} cep telefonları: garanti ve servis',
    'retail-accessories': '{brand} aksesuarları: garanti ve servis',
    'home-appliance': '{brand} ev aletleri: garanti ve servis',
    laptop: '{brand} dizüstü bilgisayarları: garanti ve servis',
  },
  summaries: {
    'mobile-phone':
      'Malzeme ve işçilik hataları ücretsiz onarılır ({periods}). Düşme ve sıvı kapsam dışıdır. Süre etkinleştirmeyle başlar.',
    'retail-accessories':
      'Malzeme ve işçilik hatalarında aksesuar onarılır veya değiştirilir ({periods}). Süre satın alma gününde başlar.',
    'home-appliance':
      'Malzeme ve işçilik hataları ücretsiz onarılır, büyük ev aletleri ise evinizde ({periods}). Yanlış kurulum kapsam dışıdır.',
    laptop:
      'Malzeme ve işçilik hataları ücretsiz onarılır ({periods}). Önce verilerinizi yedekleyin: veriler garantiye girmez.',
    'small-appliance':
      'Malzeme ve işçilik hatalarında alet onarılır veya değiştirilir ({periods}). Aşınma ve kireç kapsam dışıdır. Süre satın alma gününde başlar.',
  },
  headings: {
    covered: 'Neler kapsanır',
    period: 'Ne kadar sürer',
    excluded: 'Neler kapsanmaz',
    claim: 'Garantiden nasıl yararlanılır',
    parts: 'Değiştirilen parçalar ve cihazlar',
    data: 'Verileriniz',
    transport: 'Taşıma',
    rights: 'Yasal haklarınız',
  },
  scopes: {
    'aster-mobile-phone': 'Bu koşullar Aster telefonlar ve Aster Slate tabletler için geçerlidir.',
    'aster-retail-accessories':
      'Bu koşullar ayrı satılan Aster şarj aletleri, kablolar, kulaklıklar ve taşınabilir şarj cihazları için geçerlidir. Telefonun kutusundan çıkanlar telefonun koşullarına girer.',
    'aster-home-appliance':
      'Bu koşullar Aster markalı küçük ev aletleri için geçerlidir: vantilatörler, su ısıtıcıları, ütüler ve hava temizleyiciler.',
    'aster-laptop':
      'Bu koşullar Aster dizüstü bilgisayarlar ve bunlarla birlikte gelen pil ve şarj aleti için geçerlidir.',
    'kite-mobile-phone':
      'Bu koşullar Kite akıllı ve tuşlu telefonlar ile SIM’li Kite saatler ve takip cihazları için geçerlidir.',
    'kite-retail-accessories':
      'Bu koşullar ayrı satılan Kite kulaklıklar, hoparlörler, şarj aletleri, kablolar, taşınabilir şarj cihazları ve SIM’siz saatler için geçerlidir.',
    'kite-home-appliance':
      'Bu koşullar Kite markalı küçük ev aletleri için geçerlidir: vantilatörler, ütüler, saç kurutma makineleri ve saç-sakal kesme makineleri.',
    'kite-laptop':
      'Bu koşullar Kite dizüstü bilgisayarlar ve bunlarla birlikte gelen pil ve şarj aleti için geçerlidir.',
    'solis-mobile-phone':
      'Solis telefon üretmez. Bu koşullar SIM ve IMEI’si olan Solis cihazlar için geçerlidir: Link yönlendiriciler ve Hub TV.',
    'solis-retail-accessories':
      'Bu koşullar ayrı satılan Solis soundbar’lar, duvar askıları, kablolar ve uzaktan kumandalar için geçerlidir.',
    'solis-home-appliance':
      'Bu koşullar Solis televizyonlar, buzdolapları, çamaşır makineleri ve klimalar için geçerlidir.',
    'solis-laptop':
      'Bu koşullar Solis dizüstü bilgisayarlar ve bunlarla birlikte gelen pil ve şarj aleti için geçerlidir.',
  },
  items: {
    smartphone: 'Akıllı telefon',
    featurePhone: 'Tuşlu telefon',
    tablet: 'Tablet',
    watchWithSim: 'SIM’li saat veya takip cihazı',
    router: 'Yönlendirici veya Hub TV',
    battery: 'Pil',
    boxCharger: 'Kutudan çıkan şarj aleti ve kablo',
    charger: 'Şarj aleti ve kablo',
    earphones: 'Kulaklık',
    powerBank: 'Taşınabilir şarj cihazı',
    watch: 'SIM’siz saat',
    speaker: 'Hoparlör',
    remoteControl: 'Uzaktan kumanda',
    mountAndCable: 'Duvar askısı ve kablo',
    soundbar: 'Soundbar',
    smallAppliance: 'Küçük ev aleti',
    trimmer: 'Saç kurutma ve saç-sakal kesme makinesi',
    television: 'Televizyon',
    refrigerator: 'Buzdolabı',
    washingMachine: 'Çamaşır makinesi',
    airConditioner: 'Klima',
    compressor: 'Buzdolabı ve klima kompresörü',
    motor: 'Çamaşır makinesi motoru',
    laptop: 'Dizüstü bilgisayar',
  },
  changes: {
    longerEarphones: 'Bu sürümde yeni: kulaklıkların garantisi 6 ay yerine 12 aydır.',
    longerLaptop:
      'Bu sürümde yeni: bu günden itibaren satın alınan dizüstü bilgisayarların garantisi 12 ay yerine 24 aydır.',
  },
  covered: {
    all: 'Garanti süresi içinde, normal kullanımda ortaya çıkan malzeme veya işçilik hataları. Bunlarda parça ve işçilik için ücret ödemezsiniz. Örneğin:',
    'mobile-phone': `
- açılmıyor, kendiliğinden yeniden başlıyor veya şarj olmuyor
- darbe almadığı hâlde ekranda çizgiler veya karanlık alanlar var ya da dokunmatik yanıt vermiyor
- kamera, mikrofon, hoparlör, tuşlar, sensörler veya şebeke çalışmıyor
- güncellemenin veya sıfırlamanın gidermediği bir yazılım hatası var`,
    'retail-accessories': `
- şarj olmuyor veya şarj etmiyor, ses vermiyor veya bağlanmıyor
- görünür bir hasar yokken kablo içten bozuluyor
- kulaklığın veya taşınabilir şarj cihazının pili artık şarj olmuyor
- normal kullanımda bir tuş, fiş veya menteşe yerinden çıkıyor`,
    'home-appliance': `
- çalışmaya başlamıyor veya çalışırken duruyor
- gerektiği gibi soğutmuyor, ısıtmıyor, yıkamıyor veya sıkmıyor
- televizyonun görüntüsü veya sesi gidiyor ya da bağlantısı kopuyor
- içindeki bir parça yüzünden su sızdırıyor veya gürültü yapıyor`,
    laptop: `
- açılmıyor veya kendiliğinden kapanıyor
- ekran, klavye, dokunmatik yüzey, girişler, fan, bellek veya depolama arızalanıyor
- pil artık şarj olmuyor
- birlikte geldiği sistem geri yüklenemiyor`,
    'small-appliance': `
- çalışmaya başlamıyor veya çalışırken duruyor
- gerektiği gibi ısıtmıyor, üflemiyor veya dönmüyor
- anahtar, kablo veya fiş içten bozuluyor
- içindeki bir parça yüzünden gürültü yapıyor veya yanık kokuyor`,
  },
  period: {
    'mobile-phone':
      'Süre, cihaz etkinleştirildiğinde başlar. Ne zamana kadar sürdüğünü [garanti sorgulama](page:warranty-check) gösterir: IMEI’yi görmek için `*#06#` tuşlayın. Garanti kartı, etkinleştirmeden 24 saat sonra gösterilir.',
    'retail-accessories':
      'Süre, satın alma gününde başlar. Bu günü fatura gösterir, onun için faturayı aksesuarla birlikte saklayın.',
    'home-appliance':
      'Süre, faturada yazan satın alma gününde başlar. Televizyonun süresini [TV garantisi](page:tv-warranty) sayfası seri numarasıyla gösterir.',
    laptop:
      'Süre, faturada yazan satın alma gününde başlar. Seri numarası (SNID) bilgisayarın altındaki etikettedir.',
    after:
      'Onarım bu süreyi kısaltmaz, yeniden de başlatmaz. Değiştirilen parça sürenin sonuna kadar, en az 90 gün garantilidir.',
    'small-appliance':
      'Süre, faturada yazan satın alma gününde başlar. Model ve seri numarası alttaki veya arkadaki etikettedir.',
  },
  excluded: {
    all: `
- düşme, darbe, basınç ve bükülme
- sıvı, kum, böcek, yıldırım ve yanlış voltaj
- cihaz için üretilmemiş parça, şarj aleti veya yazılım
- cihazın servisimiz dışından biri tarafından açılması veya onarılması
- silinmiş veya okunamayan seri numarası ya da IMEI
- aşınma: çizikler, solmuş renkler, eskidikçe daha az dayanan pil`,
    'mobile-phone': `
- düşme sonucu kırılan ekran: bunun için [ekran hasarı koruması](page:protection) vardır
- başka bir ülke için üretilmiş telefon: garantisi orada geçerlidir`,
    'retail-accessories': `
- kullandıkça aşınan yastıklar, kayışlar ve kılıflar`,
    'home-appliance': `
- başkasının yaptığı kurulum veya bağlantı ve aletin sonradan taşınması
- kullanım sırasında temizlenen veya değiştirilen filtre, lamba ve contalar
- ev için üretilmiş bir aletin iş yerinde kullanılması`,
    laptop: `
- sizin yüklediğiniz programlar ve oyunlar, virüslerin verdiği hasar
- bilgisayardaki veriler ve bunların kurtarılması`,
    'small-appliance': `
- temizlenmemiş kireç, toz ve saç
- kullanım sırasında değiştirilen filtre, bıçak ve contalar
- ev için üretilmiş bir aletin iş yerinde kullanılması`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'IMEI’yi [garanti sorgulama](page:warranty-check) sayfasına girin. Sonuç, garantinin hangi ülkede geçerli olduğunu da gösterir.',
    ),
    'retail-accessories': `
:::steps
# Faturayı bulun
Satın alma gününü ve mağazayı gösterir.

# Başka bir cihazla deneyin
Böylece arızanın aksesuarda olduğunu bilirsiniz.

# Getirin
Aksesuar ve faturayla bir [servis merkezine](page:service-center) gelin. Size numaralı bir iş emri verilir.

# Evinize götürün
Birçok aksesuar hemen değiştirilir. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Modeli ve seri numarasını not edin
Etikette yazar: televizyonun arkasında, buzdolabı veya çamaşır makinesi kapağının içinde, klimanın yanında.

# Bizi arayın
Sayfanın en altındaki destek hattını veya [iletişim sayfasını](page:contact) kullanın. Ne olduğunu ve ne zaman başladığını söyleyin.

# Teknisyen gelir
Büyük ev aletleri için bir gün kararlaştırırız. Alete giden yolu açın. Küçük olanları bir [servis merkezine](page:service-center) getirin.

# Onarımı bekleyin
${PRICE} ${TIME} ${FOLLOW}

# Birlikte test edin
İş emrini imzalamadan önce aleti bir kez çalıştırın.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Seri numarasını (SNID) ve faturayı hazır bulundurun, daha yeni bir [sürücü](page:drivers-download) sorunu çözüyor mu, bakın.',
    ),
    'small-appliance': `
:::steps
# Faturayı bulun
Satın alma gününü ve mağazayı gösterir.

# Kapatın
Fişini çekin ve soğumasını bekleyin. İçini açmayın.

# Getirin
Alet ve faturayla bir [servis merkezine](page:service-center) gelin. Size numaralı bir iş emri verilir.

# Onarımı bekleyin
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Onarımda orijinal parça kullanırız. [Bir parçanın orijinal olup olmadığını](page:spare-parts-serial) seri numarasıyla öğrenebilirsiniz. Garanti kapsamında değiştirilen parça bize ait olur; ücretini ödediğiniz onarımdan sonra parçayı yanınıza alabilirsiniz.',
    exchange:
      'Onarım mümkün değilse size aynı model veya ona denk bir model verilir. Koruma planı, isterseniz yeni telefona aktarılır: destek hattını arayın veya çevrimiçi desteğe yazın. Yaklaşık 5 iş günü sürer.',
  },
  data: {
    'mobile-phone':
      'Fotoğraflarınıza ve mesajlarınıza bakmayız, hesaplarınızın parolasını istemeyiz. Onarımda telefonun içeriği silinebilir; önce size sorarız. Yedeklenmemiş veriler geri getirilemez. Ayrıntılar [Onarımda verilerinizi nasıl ele alıyoruz](article:how-we-treat-your-data-in-a-repair) yazısındadır. SIM kartı ve hafıza kartını çıkarın, kılıfı evde bırakın.',
    'retail-accessories':
      'Aksesuarların çoğu hiçbir veri saklamaz. Kulaklığı ve saati telefonunuzdaki bağlı cihazlar listesinden kaldırın, saati teslim etmeden önce sıfırlayın.',
    'home-appliance':
      'Televizyonda hesaplarınızdan çıkış yapın ve USB bellekleri çıkarın. Diğer ev aletleri sizinle ilgili bir şey saklamaz, yalnızca ayarlarını saklar; onarım bunları sıfırlayabilir.',
    laptop:
      'Dosyalarınızı başka bir diske kopyalayın. Onarımda depolama silinebilir; önce size sorarız. Yedeklenmemiş veriler geri getirilemez. Dosyalarınızı okumayız, hesaplarınızın parolasını istemeyiz.',
    'small-appliance': 'Bu aletler sizinle ilgili hiçbir şey saklamaz.',
  },
  transport: {
    broughtIn:
      'Cihazı siz getirir, siz alırsınız. Teslimat hizmeti olan yerlerde cihazı kapınızdan alıp geri getirebiliriz: fiyatı sipariş vermeden önce görürsünüz. Teslim ettiğiniz andan geri aldığınız ana kadar cihazdan biz sorumluyuz.',
    atHome:
      'Büyük ev aletleri, mümkün olduğunda evinizde onarılır. Garanti kapsamındaki bir aletin atölyeye gitmesi gerekirse onu ücretsiz götürüp getiririz. Televizyon dik taşınır; buzdolabı yeniden çalıştırılmadan önce birkaç saat bekletilir.',
  },
  rights:
    'Bu garanti markanın verdiği bir sözdür ve yasanın satıcıya karşı size tanıdığı hakların yanında durur. O haklar olduğu gibi kalır. Ülkenizin yasası size bu koşullardan fazlasını veriyorsa yasa geçerlidir. Bir karara katılmıyorsanız bize bildirin: bize ulaşmanın her yolu [iletişim sayfasında](page:contact) yazar.',
  law: {
    tr: 'Türkiye’de garanti, yasa gereği en az iki yıldır (6502 sayılı Tüketicinin Korunması Hakkında Kanun). Bu yüzden bu koşullardaki hiçbir süre 24 aydan kısa değildir.',
  },
}

import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const tr: FaqTextsOf<typeof topic> = {
  'find-a-service-center': {
    question: 'En yakın servis merkezini nasıl bulurum?',
    answer: `
[Servis merkezleri](page:service-center) sayfasını açın. İki yolla arayabilirsiniz:

- listelerden sırayla **ülke, il ve şehir** seçerek;
- bir **anahtar kelimeyle**, örneğin sokak, semt veya alışveriş merkezi adıyla.

Her sonuçta merkezin adı, telefon numarası, e-posta adresi, haftanın her günü için çalışma saatleri, hizmet verdiği marka, uzaklığı ve yol tarifi bulunur. Uzaklık için tarayıcınız nerede olduğunuzu sorar; izin vermezseniz geri kalan her şey yine çalışır.

Sonuç çıkmazsa yakındaki daha büyük bir şehri deneyin veya semti yazmayın. Haritalardaki ve adreslerdeki yazılışlar sanıldığından daha sık birbirini tutmaz.
`,
  },
  'when-is-the-center-open': {
    question: 'Servis merkezim ne zaman açık?',
    answer: `
[Servis merkezi sayfasında](page:service-center) her merkezin saatleri pazartesiden pazara gün gün gösterilir. Saatler merkezden merkeze değişir: alışveriş merkezinde olan daha geç açılıp pazar günü de çalışabilir, iş bölgesinde olan cumartesi günü kapalı olabilir.

Resmî tatillerde ve ramazan ayında saatler kısa süre kala değişebilir. Yola çıkmadan önce arayın; numara, saatlerin yanındadır.

:::hint
Onarımı beklemek istiyorsanız kapanıştan en az bir saat önce gelin. Daha geç gelen cihazlar ertesi sabah incelenir.
:::

Sayfanın en altındaki saatler merkezlerin değil, destek hattının saatleridir.
`,
  },
  'which-devices-does-a-center-take': {
    question: 'Her merkez her cihazı onarır mı?',
    answer: `
Hayır. [Arama](page:service-center) sonuçlarının her birinde merkezin hizmet verdiği marka yazar. Aster ve Kite telefonlar ile Kite aksesuarlar bankoda teslim alınır. Solis televizyon, klima, buzdolabı ve çamaşır makineleri için çoğu zaman evinize teknisyen gelir, çünkü bunlar büyüktür ve durdukları yerde test edilmelidir.

Ağır bir şey taşımadan önce merkezi arayın. Şunları hazır bulundurun:

- etiketteki model ve seri numarası,
- satın alma günü,
- tek cümleyle, cihazın ne yaptığı veya artık ne yapmadığı.

Gelmeniz mi, göndermeniz mi, yoksa teknisyeni beklemeniz mi gerektiği size söylenir. Dizüstü bilgisayar ve tabletlerde parçanın stokta olup olmadığını sorun.
`,
  },
  'what-is-priority-reception': {
    question: 'Öncelikli karşılama nedir, kimler yararlanır?',
    answer: `
Bazı cihazların kutusunda bir kart bulunur. Kartı servis merkezinde gösterin, sıradakilerden önce karşılanırsınız. Yaptığı yalnızca budur: onarımı değil, karşılamayı hızlandırır; garantiyi de fiyatı da değiştirmez.

:::steps
# Kutuya bakın
Kart, hızlı başlangıç kılavuzunun yanındadır. Her modelde bulunmaz.

# Cihazla birlikte getirin
Sıra numarası almadan önce karşılamadaki görevliye gösterin.
:::

Kart yoksa herkes gibi sıranız gelince karşılanırsınız. Randevu aldıysanız o saatte gelin: o zaman karta gerek kalmaz. Kartı faturayla birlikte saklayın; cihaz bozulup aceleniz olduğunda ikisi de elinizin altında olur.
`,
  },
  'no-center-near-me': {
    question: 'Yakınımda servis merkezi yok. Ne yapabilirim?',
    answer: `
Şunları bu sırayla deneyin:

:::steps
# Önce sorun
[Sohbet](page:chat) başlatın veya sayfanın en altındaki destek hattını arayın. Birçok arıza aslında bir ayardır; gerisini planlamak da neyin bozuk olduğu anlaşılınca kolaylaşır.

# Adresinizden alınabiliyor mu, bakın
Bazı şehirlerde teslimatlı onarım vardır, cihaz adresinizden alınır. Bu şehirler [satış sonrası hizmet sayfasında](page:after-sales) yazar.

# Tek yolculuk planlayın
En yakın merkezi arayın, modeli ve arızayı söyleyin, parça gelince size haber verilmesini isteyin. Böylece bir kez gelmeniz yeter.
:::

:::warning
Pili şişmiş veya suya düşmüş bir cihazı posta veya kargoyla göndermeyin. Kendiniz getirin.
:::
`,
  },
}

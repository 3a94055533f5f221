import type { ArticleText } from '../article'

export const tr: ArticleText = {
  title: 'Garantinizi IMEI ile çevrimiçi sorgulayın',
  summary:
    'Telefonunuz ne zamana kadar ve hangi ülkede garanti kapsamında? 15 rakamı girin, yanıtı okuyun; hesap da fatura da gerekmez.',
  coverAlt: 'Onay işaretli bir kalkanla bir telefon ve bir günü işaretlenmiş bir takvim',
  body: `
“Telefonum hâlâ garantide mi?” Servis merkezlerimize en çok bu soru sorulur. Artık yanıtı kendiniz bulabilirsiniz: [garanti sorgulama](page:warranty-check) için yalnızca telefonunuzun IMEI’si gerekir.

:::steps
# IMEI’yi bulun
Telefonda \`*#06#\` tuşlayın. Açılmayan bir telefon için diğer yolları [Telefonunuzun IMEI numarasını bulun](article:find-your-imei-number) yazısı gösterir.

# Numarayı girin
Boşluklar ve tireler fark etmez. İki numara varsa ilkini girin.

# Sonucu okuyun
Sonuç en üstte, garantinin hangi tarihe kadar sürdüğüyle birlikte yazar. Marka, model ve etkinleştirme onun altındadır.
:::

## Yanıtlar ne anlama gelir

- **Garanti kapsamında.** Malzeme ve işçilik hataları gösterilen tarihe kadar karşılanır.
- **Garanti dışı.** Onarım yapılabilir, ama ücretlidir. Karar vermeden önce fiyat teklifi isteyin.
- **Başka bir ülkeden gönderilmiş.** Telefon başka bir pazar için üretilmiştir. Garantisi orada geçerlidir, sorguladığınız ülkede değil.
- **Cihaz etkinleştiriliyor.** Yeni telefon, SIM kart takılıp bir süre internete bağlı kaldığında kendiliğinden etkinleşir. Garanti kartı etkinleştirmeden 24 saat sonra gösterilir.
- **Bu IMEI bulunamadı.** Rakamları tek tek karşılaştırın. Çoğunlukla iki rakam yer değiştirmiştir.
- **Garantiyi telefonu satın aldığınız ülkede sorgulayın.** Sorgulama, bulunduğunuz ülkeye göre yapılır. Telefonu satın aldığınız ülkenin bölümünü seçin veya VPN’i kapatın.
- **Satıcıya başvurun.** O zaman yanıt, telefonu satın aldığınız mağazadadır.

## Sorgulama neye karar vermez

Sorgulama süreyi söyler. Bir arızanın karşılanıp karşılanmayacağını arızanın kendisi belirler: düşmeden, sıvıdan veya cihazın açılmasından doğan hasar kural olarak garantiye girmez, pilin eskimesi de doğal aşınmadır. Bu yüzden size fiyat söylenmeden önce telefonu bir teknisyen inceler.

:::hint
Sonucun ekran görüntüsünü alın veya tarihi not edin. Telefonunuz ileride açılmazsa elinizin altında olur.
:::

## Numaranız sizde kalır

Sorgulama ad saklamaz, giriş yapmanızı da istemez. Cihaza ait bilgileri gösterir, cihazın kimin olduğunu asla göstermez.

Sürenin bitmesine az kaldıysa ve telefonunuzda bir aksaklık varsa beklemeyin: yanınızda neler getireceğinizi [Onarım nasıl ilerler](article:how-a-repair-goes) yazısında okuyun.
`,
}

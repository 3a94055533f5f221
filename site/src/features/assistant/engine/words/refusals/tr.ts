import type { RefusalWords } from './refusal-words'

export const tr: RefusalWords = {
  harmless: `müşteri hizmet*, müşteri destek*, müşteri deste*, müşteri temsilci*, müşteri memnuniyet*, yasal garanti~, kanuni garanti~, adına kayıtlı, üzerine kayıtlı, ekran yanığı, ekran yanması, belirtilen`,
  others: `komşu~, komşum~, arkadaşım~, arkadaşımın, eski sevgilim~, eski eşim~, patronum~, iş arkadaşım~, başkasının, başka birinin, başka müşteri~, başka müşterinin, diğer müşteri~, müşterinin, müşterilerin, başka kişinin, başka kişilerin, satıcının`,
  theirs: `sipariş~, siparişi, adres~, ev adresi, numara~, telefon numarası, ismi, isim, ad, adı, e posta~, hesap, hesabı, hesabını, fotoğraf~, mesaj~, tamir~, onarım~, imei, bilgi~, bilgileri, verileri, konum~, şifre~, wifi şifre~, listesi`,
  family: `eşim~, karım, karımın, karıma, kocam, kocamın, kocama, sevgilim~, kardeşim~, oğlum~, kızım~, annem~, babam~, nişanlım~`,
  spying: `casus~, casus yazılım~, gizlice, mesajlarını oku*, mesajlarını gör*, mesajları oku*, whatsapp oku*, whatsappını, konuşmalarını, arama kayıt*, kiminle konuş*, telefonunu dinle*, konuşmasını dinle*, konuşmalarını dinle*, takip program*, konumunu bul*, konumunu öğren*, habersiz, haberi olmadan, hackle*, kırarım, kırabilirim, kırmak`,
  owner: `sahibi kim, sahibi kimdir, kimin telefonu, kimin numarası, sahibinin adı, sahibinin adresi, sahibinin numarası, kime ait, kimin üzerine, numaradan konum, numaranın konumu, imei klon*`,
  legal: `dava, davası, davayı, davalık, dava aç*, davacı, mahkeme~, avukat~, hukuki danışmanlık, hukuki yardım, hukuki destek, tazminat davası, tüketici mahkeme*, tüketici hakem*, ihtarname~, yasal işlem~, yasal yollara, şikayet dilekçesi`,
  law: `yasal mı, yasa dışı, yasalara aykırı, kanun ne diyor, tazminat~, tüketici hakları`,
  medical: `ilaç, ilacı, ilaçlar, hangi ilaç, kanser~, baş ağrısı, baş ağrım, başım ağrıyor, gözüm ağrıyor, gözlerim ağrıyor, göz damlası, elim ağrıyor, hamile~, hamileyim, merhem~, elim yandı, elimi yaktı, elini yaktı, cildim~, hangi doktor~, doktora, sağlığa zararlı, sağlığıma zarar*, hastalık belirti*`,
  health: `doktor~, hastane~, radyasyon~, ağrı~, ağrısı, yuttu, yutmuş, zehirlen*, alerji~, yanık, yanığı, elektrik çarptı, elektrik çarpması, semptom~`,
  instructions: `talimatları unut, talimatlarını unut, önceki talimatları unut, önceki talimatları*, talimatları yok say, talimatlarını yok say, tüm talimatları*, kuralları unut, kurallarını unut, tüm kuralları unut, sistem istemi~, sistem prompt~, artık sen bir, sen artık bir, gibi davran, rol yap, kuralsız,
    yönetici şifresi*, admin şifresi*`,
  toAssistant: `asistan mutlaka, dil modeli, artık sen, sen artık`,
}

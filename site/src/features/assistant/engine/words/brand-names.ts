import type { Locale } from '@carelane/countries'

/** Our brands as people write them in other scripts than ours. */
export const OWN_BRANDS: Partial<Record<Locale, string>> = {
  en: 'carelane, carlane',
  ar: 'أستر, آستر, استر, كايت, سوليس, كيرلين',
  bn: 'অ্যাস্টার~, এস্টার~, কাইট~, সোলিস~, কেয়ারলেন~',
  my: 'အက်စတာ, ကိုက်တ်, ဆိုလစ်',
  ru: 'астер~, кайт~, солис~, керлейн~',
  th: 'แอสเตอร์, ไคท์, โซลิส',
}

/** Brands of phones, television sets, computers and appliances, in the scripts that people type them in. */
export const OTHER_BRANDS: Partial<Record<Locale, string>> = {
  en: `samsung*, iphone*, ipad*, ipads, airpods, macbook*, imac, apple, samsun, tecno*, infinix*, itel, xiaomi*, redmi*, oppo*, realme*, oneplus, huawei*, nokia*, motorola*, moto g, zte, meizu, alcatel, wiko, doogee, umidigi, ulefone, blackview, oukitel, cubot, tcl, vsmart, bphone,
    lg, sony*, panasonic*, toshiba*, hitachi, philips, hisense*, haier*, midea, gree, daikin*, mitsubishi, fujitsu, electrolux, whirlpool, bosch, siemens, indesit, ariston, gorenje, beko, arcelik, arçelik, vestel*, regal, profilo, grundig, skyworth, changhong, konka, polytron, sanken, sanyo, akai, aqua japan, sharp aquos, coocaa, casper, asanzo,
    walton*, minister fridge, jamuna, symphony phone, singer fridge, artel*, shivaki, avalon uz, atlant, hotpoint, hotpoint ariston, brastemp, mabe, electrolux, multilaser, philco, britania, semp, unionaire, tornado tv, zamil, condor, iris tv, brandt, ramtons, bruhm, scanfrost, thermocool, nasco, syinix, oraimo, nexus fridge, roch, von hotpoint,
    lenovo*, thinkpad, asus*, acer aspire, acer laptop, laptop acer, notebook acer, dell*, msi laptop, hp laptop, hp pavilion, hp elitebook, hp probook, hp printer, laptop hp, notebook hp, chromebook, kindle, playstation, xbox, dyson, roborock, dreame, ecovacs, honor magic, google pixel, galaxy tab, galaxy note, galaxy watch, galaxy buds`,
  ar: `سامسونج, سامسونغ, السامسونج, سامسنج, آيفون, ايفون, الايفون, آيباد, ايباد, الايباد, أبل, ماك بوك, شاومي, شيومي, شياومي, ريدمي, ردمي, أوبو, اوبو, ريلمي, هواوي, هاواوي, هونر, نوكيا, موتورولا, تكنو, انفينكس, إنفينيكس, ايتل, ون بلس, ال جي, الجي, إل جي, سوني, باناسونيك, توشيبا, هيتاشي, هايسنس, هايسينس, هاير, ميديا مكيف, مكيف ميديا, مكيف جري, جري مكيف, مكيف قري, دايكن, دايكين, كاريير, بوش, سيمنس, بيكو, ويرلبول, يونيون اير, تورنيدو, تورنادو, فريش, زانوسي, كريازي, لينوفو, ديل, اسوس, أسوس, ايسر, نيكاي, الزامل, يوجين, جنرال سوبريم`,
  bn: `স্যামসাং~, স্যামসং~, সামসাং~, আইফোন~, আইপ্যাড~, অ্যাপল~, শাওমি~, রেডমি~, অপো~, অপ্পো~, ভিভো~, রিয়েলমি~, রিয়েলমি~, টেকনো~, ইনফিনিক্স~, আইটেল~, সিম্ফনি~, ওয়ালটন~, ওয়ালটন~, হুয়াওয়ে~, নোকিয়া~, নকিয়া~, মটোরোলা~, ওয়ানপ্লাস~, এলজি~, সনি~, প্যানাসনিক~, হাইসেন্স~, হায়ার~, মিনিস্টার~, যমুনা ফ্রিজ~, সিঙ্গার~, ভিশন টিভি~, মার্সেল~, লেনোভো~, ডেল~, আসুস~, গ্রি এসি~`,
  my: `ဆမ်ဆောင်း, အိုင်ဖုန်း, ရှောင်မီ, ရက်ဒမီ, အော့ပို, ဗီဗို, ရီးယယ်မီး, ရီရယ်မီ, ဟွာဝေး, နိုကီယာ, တက်ခနို, အင်ဖီနစ်, အယ်ဂျီ, ဆိုနီ, ပန်နာဆိုနစ်, ဟိုက်ဆန့်`,
  ru: `самсунг~, айфон~, айфончик~, айпад~, макбук~, эппл~, сяоми, ксиоми, ксяоми, шаоми, сиаоми, редми, поко, оппо, риалми, реалми, виво, хуавей, хуавэй, хонор~, нокиа, нокия, моторола, моторолу, моторолы, техно камон, техно спарк, текно, инфиникс~, лджи, элджи, сони, панасоник~, тошиба, тошибу, хитачи, филипс~, хайсенс~, хаер, хайер, мидеа, дайкин~, бош, боша, сименс~, индезит~, аристон~, горенье, беко, атлант, атланта, бирюса, бирюсу, стинол~, вестел~, электролюкс~, вирпул~, леново, асус~, эйсер~, делл, артел, артель, шиваки, девайсы apple`,
  th: `ซัมซุง, ไอโฟน, ไอแพด, แอปเปิ้ล, แอปเปิล, แมคบุ๊ค, แมคบุ๊ก, เสียวหมี่, เสี่ยวมี่, เรดมี่, ออปโป้, ออปโป, วีโว่, เรียลมี, หัวเว่ย, ออเนอร์, โนเกีย, โมโตโรล่า, อินฟินิกซ์, เทคโน, แอลจี, โซนี่, พานาโซนิค, โตชิบา, ฮิตาชิ, ไฮเซนส์, ไฮเออร์, ไมเดีย, ไดกิ้น, มิตซูบิชิ, อีเลคโทรลักซ์, แคเรียร์, ชาร์ปทีวี, ทีวีชาร์ป, เลอโนโว, เดลล์, เอซุส, เอเซอร์`,
}

/** What of them names a device by itself: another one beside it is another one. */
export const SELF_NAMED =
  'iphone*, ipad*, airpods, macbook*, imac, playstation, xbox, kindle, chromebook, آيفون, ايفون, الايفون, آيباد, ايباد, ماك بوك, আইফোন~, আইপ্যাড~, အိုင်ဖုန်း, айфон*, айпад*, макбук*, ไอโฟน, ไอแพด, แมคบุ๊ค'

/** Brands whose names are words too: vivo lives in Spanish, and honor is what a warranty is. They count before a model. */
export const ORDINARY_NAMES = 'vivo, honor, poco, sharp, galaxy, pixel, moto, acer'

/** Those of them that count beside a device as well. */
export const BESIDE_DEVICE = 'vivo, honor, sharp, acer'

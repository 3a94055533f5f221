import type { RefusalWords } from './refusal-words'

export const uz: RefusalWords = {
  harmless: `mijozlarga xizmat*, mijozlarga xizmat ko rsatish*, mijozlar xizmat*, mijozlarni qo llab*, nomiga, nomimga, nomidagi, qonuniy kafolat~`,
  others: `qo shni~, qo shnim~, qo shnimning, do stim~, do stimning, boshqa odam~, boshqa odamning, boshqa mijoz~, boshqa mijozning, mijozning, mijozlarning, boshqaning, birovning, birovni, sobiq erim~, sobiq xotinim~, boshlig im~`,
  theirs: `buyurtma~, manzil~, uy manzil~, raqam~, telefon raqam~, ism, ismi, hisob~, rasm~, xabar~, ta mir~, imei, ma lumot~, parol~, ro yxat~`,
  family: `xotinim~, xotinimning, erim, erimning, erimni, akam~, akamning, singlim~, singlimning, ukam~, opam~, o g lim~, qizim~, onam~, otam~, sevgilim~`,
  spying: `josus*, yashirin*, yashirincha, xabarlarini o qi*, xabarlarini ko r*, yozishmalarini*, kim bilan gaplash*, qo ng iroqlari*, qo ng iroqlar ro yxat*, kuzatuv dastur*, suhbatini tingla*, telefonini tingla*, bilmasdan, buzib kir*, haker*`,
  owner: `egasi kim, kimning telefoni, kimning raqami, egasining ismi, egasining manzili, egasining raqami, kimga tegishli, kimning nomida, raqam orqali top*, topib olgan telefon*, telefon topib ol*`,
  legal: `sud, sudga, sudda, sudlash*, sudga ber*, advokat~, yurist~, da vo, da vo ariza*, yuridik maslahat~, iste molchilar huquq*, tovon to la*, ma naviy zarar*`,
  law: `qonuniymi, noqonuniy, qonunga zid, kompensatsiya~, tovon~, huquqlarim`,
  medical: `qanaqa dori, qanday dori, qaysi dori, dori ich*, saraton~, bosh og ri*, boshim og ri*, ko zim og ri*, ko zim achish*, qo lim og ri*, homilador~, malham~, ko z tomchi*, tomchi tomiz*, qo lim kuy*, qo limni kuydir*, terim~, qaysi shifokor*, shifokorga, sog liqqa zarar*, kasallik belgi*`,
  health: `shifokor~, doktor~, kasalxona~, dori, dorilar, nurlanish~, radiatsiya~, og riq~, og riyapti, yutib, yutib yubor*, zaharlan*, allergiya~, kuyish, tok urdi, tok urib`,
  instructions: `ko rsatmalarni unut*, barcha ko rsatmalarni unut*, barcha ko rsatma*, oldingi ko rsatma*, ko rsatmalarni e tiborsiz*, qoidalarni unut*, qoidalaringni unut*, tizim prompt*, endi sen bir, sen endi bir, o zingni hakerdek, qoidalarsiz, admin parol*, administrator parol*`,
  toAssistant: `endi sen, sen endi, yordamchi albatta`,
}

import type { DangerWords } from '../danger-patterns'

/** Also as people write Bengali in Latin letters. */
export const BN: DangerWords = {
  lists: {
    thing: `ফোন*|মোবাইল*|মুঠোফোন*|হ্যান্ডসেট*|ট্যাব*|ল্যাপটপ*|কম্পিউটার*|টিভি*|টেলিভিশন*|চার্জার*|চারজার*|চার্জ|চার্জে|অ্যাডাপ্টার*|এডাপ্টার*|তারে|তারটা|তারের|ক্যাবল*|কেবল|কেবলে|প্লাগ*|প্ল্যাগ*|সকেট*|মাল্টিপ্লাগ*|
      সুইচবোর্ড*|পাওয়ার_ব্যাংক*|পাওয়ারব্যাংক*|পাওয়ার_ব্যাঙ্ক*|ব্যাটারি*|ব্যাটারী*|বেটারি*|ব্যাটরি*|ইয়ারফোন*|হেডফোন*|ইয়ারবাড*|ঘড়ি|ঘড়িটা|স্মার্টওয়াচ*|রাউটার*|ফ্রিজ*|ফ্রীজ*|রেফ্রিজারেটর*|ডিপ_ফ্রিজ|ওয়াশিং_মেশিন*|মেশিন*|এসি|এসিতে|এসির|এসিটা|
      ওভেন*|মাইক্রোওয়েভ*|কেটলি*|ফ্যান*|রিমোট*|ডিভাইস*|কম্প্রেসর*|মোটর*|স্টেবিলাইজার*|
      phone*|fone*|mobile*|charger*|charge|battery*|batery*|betary|fridge*|frig|freeze|tv|laptop*|power_bank*|powerbank*|cable*|plug*|socket*|ac|fan|remote*|set`,
    cell: 'ব্যাটারি*|ব্যাটারী*|বেটারি*|ব্যাটরি*|পাওয়ার_ব্যাংক*|পাওয়ারব্যাংক*|পাওয়ার_ব্যাঙ্ক*|battery*|batery*|betary|power_bank*|powerbank*',
    body: 'হাত*|আঙুল*|আঙ্গুল*|চামড়া*|ত্বক*|মুখ|মুখে|মুখের|মুখটা|গাল*|পা|পায়ে|পায়ের|উরু*|বাহু*|কান|কানে|কানের|তালু*|গলা*|বুক*|চোখ*|ঠোঁট*|পেট*|hat|haat|hate|angul*|chamra|mukh|kan|kane|chokh|gola|gal|pa',
    person:
      'আমি|আমার|বাচ্চা*|শিশু*|ছেলে*|মেয়ে*|মেয়ে*|বাবু*|ভাই*|বোন*|স্ত্রী*|বউ*|বৌ*|স্বামী*|মা|মাকে|বাবা*|দাদি*|দাদা*|নানি*|নাতি*|নাতনি*|ভাগ্নে*|ভাতিজা*|কেউ|সে|লোক*|কুকুর*|বিড়াল*|amar|ami|baccha*|bacha*|chele*|meye*|babu*|bhai*|bon|ma|baba|bou|shishu',
    part: 'ব্যাটারি*|ব্যাটারী*|বেটারি*|চুম্বক*|ম্যাগনেট*|স্ক্রু*|পিন*|সুই*|সুঁই*|সিম*|মেমরি*|মেমোরি*|ইয়ারবাড*|বোতাম*|চাবি|অংশ|battery*|batery*|magnet*|screw*|pin*|sim*|sui',
    swallow:
      'গিলে*|গিলছে|গিলেছে|গিলসে|গিইলা|গিলা|গিলিয়া|গিলে_ফেলেছে|খেয়ে_ফেলেছে|খাইয়া_ফালাইছে|gile*|gila|gilse|gilche|gilse|geelse|giila|kheye_felse|kheye_feleche|khaia_felse',
    burnt:
      'পুড়*|পুইড়া|পোড়া*|ফোস্কা*|ঝলসে*|ছ্যাঁকা*|ছেকা*|পুড়া|pure|pura|pora|puira|pursi|purche|purse|foska*|chheka|seka',
    explode: 'বিস্ফোর*|ফেটে*|ফাইটা|ফাটছে|ফাটল|ব্লাস্ট*|ফেটেছে|fete|faitta|faita|blast*|burst',
  },
  harmless: `
    ফ্রি|ফ্রী|free ফায়ার*|fire
    ফায়ারওয়াল|ফায়ারফক্স
    দাম*|অফার* ~ আগুন
    আগুন দাম|অফার|ফোন|ক্যামেরা|জিনিস
    ডাটা|এমবি|টাকা|mb|data ~ পুড়*|পোড়া*|pure|purse
    সিডি|ডিভিডি বার্ন
    স্ক্রিন|ডিসপ্লে|screen|display ~ ফেটে*|ফাটা|ফাটছে|ফাইটা|fete|faitta|বার্ন|burn|ব্লাস্ট
    ফেটে*|ফাটা|ফাটছে ~ স্ক্রিন|ডিসপ্লে|গ্লাস|কাচ
    গ্লাস|কাচ|glass|কভার|স্পিকার|সাউন্ড ~ ফেটে*|ফাটা|ফাটছে|fete
    কি|নাকি ~ বিস্ফোরণ_হতে_পারে
    ফেটে|বিস্ফোরণ ~ যাবে_কি|যেতে_পারে|হতে_পারে
    ডাটা|তথ্য|মেমরি|মেমোরি|ছবি|পানি|আলো|data|pani|memory ফাঁস*|লিক*|leak*
    ফাঁস ~ ছবি*|তথ্য*|দাম*|স্পেক*
    প্রশ্ন ফাঁস
    সিগারেট* ধোঁয়া*
    ধোঁয়া|ধোঁয়াটে রঙ*
    শক প্রুফ|প্রুফ|অ্যাবজর্বার|রেজিস্ট্যান্ট
    দাম* ~ শক
    ফোন*|মেশিন*|এটিএম|ট্রে*|স্লট*|প্রিন্টার*|মোবাইল*|phone*|atm|বুথ* ?আমার ?সিম ?সিমকার্ড ?কার্ড ?টা গিলে*|খেয়ে_ফেলেছে|gile*|kheye_felse
    হাসতে|হেসে|হাসি|গরমে|ক্ষুধায়|haste ?হাসতে ?haste মর*|more|mor*
    সময় কাটা*|মারা
    অ্যাপ|app বন্ধ|কিল|kill
    ফোন*|ব্যাটারি*|মোবাইল*|ল্যাপটপ*|phone*|battery* ?টা ?একদম ?পুরা ?পুরাই মরে*|মারা|মৃত|ডেড|dead|mara|more
    চার্জ|ব্যাটারি ~ ফুরি*|শেষ
  `,
  selfHarm: `
    আত্মহত্যা*|আত্মঘাতী|সুইসাইড*|suicide|attohotta|atmohotta|attohota|suiside
    মরে|মরতে|মইরা ?যেতে ?যাইতে চাই|ইচ্ছা|ইচ্ছে|মন_চায়|চাচ্ছি|চায়
    মরার ইচ্ছা|ইচ্ছে
    morte|more|moira|more_jete|moira_jaite ?jete ?jaite chai|icche|mon_chay|mon_chai|iccha
    বাঁচতে|বাচতে|বেঁচে ?থাকতে ?আর চাই_না|ইচ্ছা_করে_না|ইচ্ছে_করে_না|ভালো_লাগে_না|মন_চায়_না|পারছি_না|আর_চাই_না|ইচ্ছা_নেই
    bachte|bache|beche ?thakte ?ar chai_na|icche_kore_na|iccha_nai|valo_lage_na|mon_chay_na|chaina
    জীবন|জীবনটা ~ শেষ_করে|শেষ_করতে|রাখতে_চাই_না|রাখব_না|রাখতে_ইচ্ছা
    jibon ~ shesh_kore|ses_kore|rakhbo_na
    নিজেকে|নিজের|nijeke ~ শেষ_করে|মেরে_ফেল*|ক্ষতি|আঘাত|কষ্ট_দিতে|কাটতে|shesh|mere_fel*|khoti
    গলায় দড়ি|ফাঁস|ফাঁসি
    হাত|রগ|শিরা কেটে|কাটতে|কেটেছি
    ছাদ|ব্রিজ|সেতু|ট্রেন* ~ লাফ|ঝাঁপ
    বেঁচে থাকার ~ মানে|কারণ|অর্থ ~ নেই|নাই|খুঁজে_পাই_না
  `,
  swallowed: `
    {person} ~ {swallow}
    {part} ~ {swallow}
    {swallow} ~ {part}
    {person} ~ {part} ~ খেয়ে|খাইয়া|মুখে|নাকে|কামড়|kheye|khaia|mukhe|nake
    {part} ~ গলায়|নাকে|পেটে|কানে|golay|nake|pete ~
  `,
  shock: `
    শক|শর্ক|শক্|শট|shock|shok|sok খেয়েছে|খেয়েছি|খাইছে|খাইছি|খেলাম|খাই|খেল|লেগেছে|লাগছে|লাগে|লাগলো|লাগল|দেয়|মারে|মারছে|দিচ্ছে|করে|করছে|করতেছে|khaise|khaisi|khelam|lagse|lage|dey|deya|mare|marse|kore|khay|legeche
    কারেন্ট|কারেন্টের|বৈদ্যুতিক|বিদ্যুতের|ইলেকট্রিক|current|carent|electric ~ শক*|ধরছে|ধরেছে|ধরে|মারছে|মারে|লাগছে|লাগে|ধরসে|shock*|shok|dhorse|dhore|dhorche|lagse|marse|mare|lage
    বিদ্যুৎস্পৃষ্ট|তড়িতাহত|বিদ্যুৎস্পর্শ*|বিদ্যুতায়িত
    {thing} ~ ধরলে|ছুঁলে|হাত_দিলে|টাচ_করলে|dhorle|hat_dile ~ ঝিনঝিন*|শক|কারেন্ট|চিনচিন*|shock|current
    ঝিনঝিন* & {thing}
  `,
  burn: `
    {body} ~ {burnt}
    {burnt} ~ {body}
    ছ্যাঁকা|ছেকা ~ খেয়েছি|লেগেছে|লাগছে
    {person} ~ পুড়ে|ঝলসে|পুইড়া|pure|puira ~ {body}
  `,
  fire: `
    = আগুন|agun|আগুন_লাগছে
    {thing} & আগুন|আগুনে|আগুনের|আগুন_ধর*|শিখা|agun|aagun|agune
    আগুন|agun ~ ধরে*|ধরছে|লেগে*|লাগছে|লাগসে|জ্বলছে|ধরসে|lagse|lege*|dhore|dhorse|dhorche|lagche
    {thing} ~ জ্বলছে|জ্বলতেছে|জ্বলে_উঠেছে|পুড়ছে|পুড়তেছে|jolche|jolteche|joltase
    {thing} ~ {explode}
    {explode} ~ {thing}
    ঘর|বাড়ি|রান্নাঘর|বিছানা* ~ আগুন
  `,
  gas: `
    গ্যাস*|gas|গেস ~ গন্ধ*|লিক*|বের|বাইর|gondho|leak*|smell
    গন্ধ*|gondho ~ গ্যাস*|gas
  `,
  smoke: `
    = ধোঁয়া|dhoya
    {thing} & ধোঁয়া*|ধোয়া|ধুঁয়া|ধুয়া|dhoya|dhoa|dhowa|dhuya|dhua
    ধোঁয়া*|ধোয়া|ধুয়া|dhoya|dhoa|dhowa|dhua ~ বের|বাইর|বেরোচ্ছে|উঠছে|উড়ছে|ber|bair|uthche|uthse
    পোড়া|পুড়া|পুরা|পোড়া_পোড়া|pora|pura ?পোড়া ?pora গন্ধ*|গন্ধো|gondho*|gondo|smell
    গন্ধ*|gondho ~ পোড়া|পুড়া|প্লাস্টিক_পোড়া|pora
    {thing} & স্পার্ক*|ফুলকি*|স্ফুলিঙ্গ*|গলে*|spark_kore|spark_kortese|gole_geche
    আগুনের ফুলকি
    {cell} ~ খুব|অনেক|অতিরিক্ত|প্রচণ্ড|ভীষণ|বেশি|মারাত্মক|onek|khub|beshi|prochondo গরম|gorom|hot
    {thing} ~ এত|এমন|eto ~ গরম|gorom ~ ধরা|ধরতে|হাত|dhora|dhorte
    গরম|gorom ~ ধরা|ধরতে|ছোঁয়া|dhora|dhorte ~ যায়_না|পারি_না|যাচ্ছে_না|jay_na|jaina|pari_na
  `,
  leak: `
    {cell} ~ লিক*|চুইয়ে|চুঁইয়ে|চুইয়া|গলে|ফুটো|ফুটা|leak*|chuiye
    লিক*|leak* ~ {cell}
    তরল*|লিকুইড|অ্যাসিড*|এসিড*|রস|কষ|কেমিক্যাল*|পাউডার*|liquid|acid ~ {cell}
    {cell} ~ তরল*|লিকুইড|অ্যাসিড*|এসিড*|পানি|রস|কষ|কেমিক্যাল*|পাউডার*|liquid|acid|pani
  `,
  swelling: `
    = ফুলে_গেছে|ফোলা
    {cell} & ফুলে*|ফোলা*|ফুলছে|ফুলসে|ফুইলা|ফুলা|ফুলেছে|ফুলতেছে|স্ফীত|fule*|fola|fulse|fulche|fuila|fule_geche|phule*|phola|fula|phulse
    {thing} ~ ফুলে*|ফোলা*|ফুলছে|ফুলসে|ফুইলা|fule*|fulse|fuila|phule*
    ব্যাক_কভার*|ব্যাককভার*|পেছন*|পিছন*|ডিসপ্লে*|স্ক্রিন*|কিবোর্ড*|ঢাকনা*|back_cover|back ~ ফুলে*|ফোলা*|উঁচু|উঠে_গেছে|ফুইলা|fule*|uthe_geche
    {cell} ~ ঠেলে|ঠেলছে|thele ~
  `,
}

import type { Locale } from '@carelane/countries'

/** How people ask of their device beside something of another brand. Commas stand between; stars and tildes as in all lists. */
export interface BesideWords {
  /** What a visitor has in the hand; other devices are among the device words. */
  phone: string
  /** That two things work together. */
  joins: string
  moves: string
  /** What is moved from one phone to the next. */
  data: string
  /** What is used with a device. */
  companions: string
  uses: string
  /** What may stand between a device and the brand that it is of. */
  between: string
  /** Has a device's name in it and names none. */
  aside: string
}

export const BESIDE_WORDS: Readonly<Record<Locale, BesideWords>> = {
  en: {
    phone: 'phone~, mobile~, smartphone~, handset~, cellphone~, tablet~, device~',
    joins:
      'connect*, disconnect*, pair, pairs, paired, pairing, unpair, bluetooth, cast, casts, casting, mirror*, screen share, share screen, share the screen, share my screen, hotspot, tether*, sync*, link, linked, compatible, work with, works with, working with, detect*, recognis*, recogniz*, stream, streaming, hdmi, android auto, carplay',
    moves: 'move, moving, transfer*, copy, copying, switch, switching, migrat*, import, importing',
    data: 'data, contacts, photos, pictures, messages, chats, whatsapp, everything, files, music, videos, esim, notes, apps',
    companions:
      'charger~, charging cable~, cable~, adapter~, adaptor~, power bank~, powerbank~, headphone~, headset~, earphone~, earbud~, buds, airpods, soundbar~, bluetooth speaker~, watch, watches, smartwatch*, car, cars, printer~, router~, console~, account~, id, icloud, keyboard~, mouse',
    uses: 'use, using, charge with, charging with',
    between:
      's, a, an, the, is, is a, is an, was, brand, branded, model, of, by, smart, bravia, led, oled, qled, 4k, wireless, bluetooth, galaxy, old, new, fast, usb, type, c',
    aside:
      'phone number~, phone line, phone call, by phone, over the phone, on the phone with, mobile number~, mobile data, mobile network',
  },
  ar: {
    phone:
      'هاتف~, الهاتف, بهاتف~, لهاتف~, للهاتف, بالهاتف, جوال~, الجوال, بجوال~, لجوال~, للجوال, بالجوال, موبايل~, الموبايل, بموبايل~, لموبايل~, للموبايل, بالموبايل, تلفون~, التلفون, جهازي, الجهاز, هذا الجهاز, لجهازي, بجهازي, للجهاز, بالجهاز, تابلت, التابلت',
    joins:
      'يتصل, تتصل, الاتصال ب, أوصل, توصيل, التوصيل, ربط, أربط, يرتبط, يقترن, اقتران, الاقتران, إقران, بلوتوث, البلوتوث, عرض الشاشة, مشاركة الشاشة, بث, مزامنة, متوافق, متوافقة, يتوافق, تتوافق, نقطة اتصال, يتعرف, يشبك, أشبك',
    moves: 'نقل, أنقل, نسخ, أنسخ, أنتقل, الانتقال, استيراد, تحويل',
    data: 'بيانات~, البيانات, صور~, الصور, جهات الاتصال, أرقام~, الأسماء, رسائل~, الرسائل, واتساب, الواتساب, واتس, ملفات~, الملفات, كل شيء, محادثات~',
    companions:
      'شاحن, الشاحن, بشاحن, كيبل, كابل, سماعة, السماعة, بسماعة, سماعات, السماعات, بسماعات, ساعة, الساعة, بساعة, سيارة, السيارة, سيارتي, طابعة, بطابعة, راوتر, حساب, الحساب, بحساب, باور بانك, إيربودز',
    uses: 'استخدام, أستخدم, استعمال, أستعمل, أشحن',
    between: 'من نوع, نوع, ماركة, من ماركة, الذكي, ذكي, الذكية, من شركة, شركة, هو, هي',
    aside: 'رقم هاتف, رقم الهاتف, رقم جوال, رقم الجوال, هاتف خدمة, هاتف مركز',
  },
  fr: {
    phone: 'téléphone~, portable~, smartphone~, mobile~, tablette~, appareil~, tél',
    joins:
      'connect*, connexion, appair*, jumel*, bluetooth, caster, partage d écran, partager l écran, recopie d écran, synchron*, compatible~, partage de connexion, brancher, détecte, détecter, reconnaît, relier, marche avec, marchent avec, fonctionne avec, fonctionnent avec, android auto',
    moves: 'transfér*, transfert~, migrer, migration, copier, passer de, déplacer, importer',
    data: 'données, contacts, photos, messages, whatsapp, fichiers, tout, discussions, vidéos, musique',
    companions:
      'chargeur~, câble~, casque~, écouteurs, oreillette~, barre de son, enceinte~, montre~, voiture~, autoradio, imprimante~, routeur~, compte~, batterie externe, airpods',
    uses: 'utiliser, charger avec, recharger avec',
    between: 'marque, de marque, de la marque, est un, est une, c est un, connecté~, connectée~, smart',
    aside: 'numéro de téléphone, par téléphone, ordinateur portable, ordinateurs portables',
  },
  es: {
    phone:
      'teléfono~, celular~, móvil, móviles, smartphone~, tableta~, tablet~, dispositivo~, equipo, aparato, cel',
    joins:
      'conect*, conexión, empareja*, vincul*, bluetooth, duplicar pantalla, duplicar la pantalla, compartir pantalla, compartir la pantalla, proyectar, sincroniz*, compatible~, detecta, detectar, reconoce, reconocer, enlazar, funciona con, funcionan con, android auto',
    moves: 'transfer*, traspas*, pasar, paso, mover, migrar, copiar, importar',
    data: 'datos, contactos, fotos, mensajes, chats, whatsapp, archivos, todo, videos, vídeos, música, información',
    companions:
      'cargador~, cable~, audífonos, auriculares, parlante bluetooth, barra de sonido, reloj, relojes, smartwatch, carro, coche, impresora~, router~, cuenta~, power bank, powerbank, airpods',
    uses: 'usar, uso, utilizar, cargar con, cargarlo con',
    between: 'marca, de marca, de la marca, es un, es una, inteligente, smart',
    aside:
      'número de teléfono, por teléfono, teléfono de servicio, teléfono de atención, computadora portátil',
  },
  pt: {
    phone: 'telefone~, celular, celulares, smartphone~, tablet~, aparelho~, dispositivo~',
    joins:
      'conect*, conexão, parear, pareia, pareando, emparelh*, bluetooth, espelh*, sincroniz*, compatível, compatíveis, detecta, detectar, reconhece, reconhecer, hotspot, funciona com, funcionam com, android auto',
    moves: 'transfer*, passar, passo, mover, migrar, copiar, importar',
    data: 'dados, contatos, fotos, mensagens, conversas, whatsapp, arquivos, tudo, vídeos, músicas',
    companions:
      'carregador, carregadores, cabo~, fone, fones, fone de ouvido, headset, caixa de som, soundbar, relógio~, smartwatch, carro~, impressora~, roteador, conta~, power bank, powerbank, airpods',
    uses: 'usar, uso, utilizar, carregar com',
    between: 'marca, da marca, é um, é uma, smart, inteligente',
    aside: 'número de telefone, por telefone, telefone de contato, telefone da assistência',
  },
  ru: {
    phone: 'телефон*, смартфон*, мобильник*, планшет*, устройств*, аппарат~',
    joins:
      'подключ*, соедин*, сопряг*, сопряж*, блютуз*, bluetooth, связать, связыва*, привяз*, трансл*, дублир*, синхрониз*, совмест*, видит, распозна*, раздать, раздает, коннект*, работает с, андроид авто',
    moves:
      'перенести, перенес, перенос, переношу, переноса, перекинуть, перейти, переход, копировать, скопировать, передать, импортировать, перебросить',
    data: 'данные, данных, данными, контакты, контактов, фото, фотографии, сообщения, переписку, переписки, ватсап~, вотсап~, whatsapp, файлы, все, музыку, видео, чаты',
    companions:
      'зарядк*, зарядное, зарядным, зарядкой, зарядник*, кабел*, наушник*, гарнитур*, колонк*, часы, часам, часами, часов, браслет*, машине, машину, машиной, магнитол*, принтер*, роутер*, аккаунт*, учетной, учетную, учетная, повербанк*, приставк*',
    uses: 'использовать, заряжать, пользоваться, подойдет',
    between:
      'марки, фирмы, бренда, это, умный, умному, умным, умного, умные, смарт, записью, записи, запись, устройство, устройством',
    aside: 'номер телефона, номера телефонов, по телефону, телефон сервиса, телефон поддержки',
  },
  uk: {
    phone: 'телефон*, смартфон*, мобільник*, планшет*, пристро*, пристрій, апарат~',
    joins:
      'підключ*, під єдн*, з єдн*, сполуч*, спарув*, блютуз*, bluetooth, зв язати, зв язати, трансл*, дублю*, синхроніз*, суміс*, бачить, розпізна*, роздати, роздає, конект*, працює з, андроїд авто',
    moves:
      'перенести, перенесення, переношу, перекинути, перейти, перехід, копіювати, скопіювати, передати, імпортувати',
    data: 'дані, даних, даними, контакти, контактів, фото, фотографії, повідомлення, листування, переписку, ватсап~, whatsapp, файли, все, усе, музику, відео, чати',
    companions:
      'зарядк*, зарядний, зарядним, зарядне, кабел*, навушник*, гарнітур*, колонк*, годинник*, браслет*, машині, машину, машиною, магнітол*, принтер*, роутер*, акаунт*, обліковий, обліковим, облікового, повербанк*, приставк*',
    uses: 'використовувати, заряджати, користуватися, підійде',
    between:
      'марки, фірми, бренду, це, розумний, розумного, розумним, смарт, запис, записом, записи, пристрій, пристроєм',
    aside: 'номер телефону, номери телефонів, по телефону, телефон сервісу, телефон підтримки',
  },
  tr: {
    phone: 'telefon*, tablet*, cihaz*',
    joins:
      'bağla*, eşle*, bluetooth*, yansıt*, senkron*, uyumlu*, ekran paylaş*, hotspot, tanımıyor, görmüyor, ile çalışır, ile çalışıyor, ile çalışmıyor',
    moves: 'aktar*, taşı*, kopyala*, geçiş~, geçir*',
    data: 'veri*, rehber*, kişi*, fotoğraf*, mesaj*, whatsapp*, dosya*, her şey*, video*, sohbet*',
    companions:
      'şarj alet*, şarj cihaz*, şarj kablo*, adaptör*, kablo*, kulaklı*, saat~, akıllı saat~, araba*, yazıcı*, modem~, hesab*, hesap, powerbank*, airpods*',
    uses: 'kullan*, şarj etmek, şarj edebilir*, şarj etsem',
    between: 'marka, markalı, model, akıllı, bir',
    aside: 'telefon numara*, telefonla ara*',
  },
  uz: {
    phone: 'telefon*, smartfon*, planshet*, qurilma*',
    joins:
      'ulan*, ulash*, ulay*, ulab, bogʻlan*, bogʻlash*, juftla*, bluetooth*, blyutuz*, sinxron*, mos kel*, mosmi, tanimayapti, koʻrmayapti, translyatsiya*',
    moves: 'koʻchir*, oʻtkaz*, nusxa*, oʻtish*',
    data: 'maʼlumot*, kontakt*, rasm*, foto*, xabar*, whatsapp*, telegram*, fayl*, hamma narsa*, video*',
    companions:
      'zaryadlovchi*, zaryadka*, quvvatlagich*, kabel*, quloqchin*, naushnik*, garnitura*, kalonka*, soat~, mashina~, printer*, router*, akkaunt*, hisob*, powerbank*, airpods*',
    uses: 'ishlat*, foydalan*, zaryadlash*, quvvatlash*',
    between: 'markali, rusumli, firmasi*, aqlli, bu, qurilmasi*',
    aside: 'telefon raqam*, telefon orqali',
  },
  bn: {
    phone: 'ফোন~, মোবাইল~, ট্যাব~, ট্যাবলেট~, ডিভাইস~, স্মার্টফোন~',
    joins:
      'কানেক্ট~, কানেকশন~, সংযোগ~, সংযুক্ত~, যুক্ত, জোড়া, পেয়ার~, পেয়ারিং, ব্লুটুথ~, কাস্ট~, মিরর~, স্ক্রিন শেয়ার~, হটস্পট~, সিঙ্ক~',
    moves: 'স্থানান্তর~, ট্রান্সফার~, সরাব, সরাবো, সরানো, সরাতে, কপি~',
    data: 'ডাটা~, ডেটা~, তথ্য~, ছবি~, কন্টাক্ট~, মেসেজ~, হোয়াটসঅ্যাপ~, ফাইল~, সব, ভিডিও~, চ্যাট~',
    companions:
      'চার্জার~, কেবল~, ক্যাবল~, হেডফোন~, ইয়ারফোন~, ইয়ারবাড~, এয়ারপড~, ঘড়ি~, স্মার্টওয়াচ~, গাড়ি~, প্রিন্টার~, রাউটার~, অ্যাকাউন্ট~, একাউন্ট~, পাওয়ার ব্যাংক~',
    uses: 'ব্যবহার~, চার্জ দেওয়া, চার্জ করা, চার্জ দিতে',
    between: 'ব্র্যান্ড~, কোম্পানি~, স্মার্ট, হলো, হচ্ছে',
    aside: 'ফোন নম্বর~, মোবাইল নম্বর~, ফোন নাম্বার~, মোবাইল নাম্বার~',
  },
  th: {
    phone: 'โทรศัพท์, มือถือ, สมาร์ทโฟน, แท็บเล็ต, อุปกรณ์, เครื่องนี้, เครื่องใหม่, เครื่องของฉัน, เครื่องผม',
    joins:
      'เชื่อมต่อ, เชื่อม, ต่อกับ, ต่อเข้า, จับคู่, บลูทูธ, บลูทูท, แคสต์, สะท้อนหน้าจอ, มิเรอร์, ซิงค์, ใช้กับ, ใช้ร่วมกับ, รองรับ, เข้ากันได้, ฮอตสปอต, แชร์หน้าจอ, ขึ้นจอ, ต่อไม่ติด',
    moves: 'ย้าย, โอน, ถ่ายโอน, คัดลอก',
    data: 'ข้อมูล, รายชื่อ, รูป, รูปภาพ, ข้อความ, แชท, ไฟล์, เบอร์, ทั้งหมด, วิดีโอ',
    companions:
      'ที่ชาร์จ, หัวชาร์จ, สายชาร์จ, หูฟัง, นาฬิกา, สมาร์ทวอทช์, รถ, เครื่องพิมพ์, ปริ้นเตอร์, เราเตอร์, บัญชี, พาวเวอร์แบงค์',
    uses: 'ใช้, ชาร์จด้วย',
    between: 'ยี่ห้อ, รุ่น, แบรนด์, ของ, เป็น, สมาร์ท',
    aside: 'เบอร์โทรศัพท์, หมายเลขโทรศัพท์, เบอร์มือถือ, ทางโทรศัพท์',
  },
  my: {
    phone: 'ဖုန်း, စမတ်ဖုန်း, ဟန်းဆက်, တက်ဘလက်, စက်ပစ္စည်း, ဒီစက်',
    joins: 'ချိတ်, ချိတ်ဆက်, ချိတ်လို့, ဘလူးတုသ်, ဘလူးတု, တွဲလို့, ကွန်နက်, မျှဝေ, ကိုက်ညီ',
    moves: 'ရွှေ့, ကူး, လွှဲ, ကူးပြောင်း, ပြောင်းရွှေ့',
    data: 'ဒေတာ, အချက်အလက်, ဓာတ်ပုံ, မက်ဆေ့ခ်ျ, စာတို, ဖိုင်, အကုန်, အားလုံး, ဗီဒီယို',
    companions: 'အားသွင်းကြိုး, အားသွင်းစက်, ချာဂျာ, နားကြပ်, နာရီ, ကား, ပရင်တာ, ရောက်တာ, အကောင့်, ပါဝါဘဏ်',
    uses: 'သုံး, အသုံးပြု, သွင်းလို့',
    between: 'တံဆိပ်, အမှတ်တံဆိပ်, စမတ်',
    aside: 'ဖုန်းနံပါတ်, ဖုန်းခေါ်, ဖုန်းဆက်',
  },
  id: {
    phone: 'hp~, ponsel~, telepon~, handphone~, smartphone~, gawai~, perangkat~, tablet~',
    joins:
      'terhubung, hubungkan, menghubungkan, dihubungkan, sambungkan, menyambungkan, tersambung, nyambung, konek, koneksi, connect, bluetooth, pairing, dipasangkan, pasangkan, memasangkan, cast, mirroring, sinkron*, kompatibel, hotspot, terdeteksi, mendeteksi, terbaca',
    moves: 'pindah*, memindah*, dipindah*, transfer*, mentransfer, salin, menyalin, migrasi',
    data: 'data, kontak, foto, pesan, chat, whatsapp, wa, file, semua, video, musik',
    companions:
      'charger~, cas, casan, kabel, headset, earphone, headphone, tws, earbuds, jam, jam tangan, smartwatch, mobil, printer, router, akun, powerbank, power bank, airpods',
    uses: 'pakai, pake, memakai, menggunakan, gunakan, dicas, ngecas',
    between: 'merek, merk, adalah, pintar, smart',
    aside: 'nomor telepon, nomor hp, no hp, nomor ponsel, lewat telepon, telepon layanan',
  },
  vi: {
    phone: 'điện thoại, máy tính bảng, thiết bị, máy này, máy mới, máy của tôi',
    joins:
      'kết nối, ghép nối, ghép đôi, bluetooth, chiếu màn hình, phản chiếu, truyền màn hình, đồng bộ, tương thích, phát wifi, dùng với, dùng được với, dùng chung',
    moves: 'chuyển, sao chép, di chuyển, copy',
    data: 'dữ liệu, danh bạ, ảnh, hình, tin nhắn, zalo, whatsapp, tệp, file, video, tất cả, mọi thứ',
    companions:
      'sạc, bộ sạc, củ sạc, cáp, tai nghe, loa bluetooth, đồng hồ, ô tô, xe, xe hơi, máy in, router, tài khoản, pin dự phòng, airpods',
    uses: 'dùng, sử dụng, xài, sạc bằng',
    between: 'hãng, của hãng, hiệu, thương hiệu, là, thông minh',
    aside: 'số điện thoại, qua điện thoại, gọi điện thoại',
  },
}

const en = {
  title: 'Sign in',
  lead: 'One account for all services of your devices. Whoever is new here gets one.',
  byPhone: 'With your phone',
  byEmail: 'With your email',
  country: 'Country or region of the number',
  phone: 'Phone number',
  email: 'Email address',
  send: 'Send me a code',
  codeTitle: 'Enter the code',
  codeLead: 'We sent a code to',
  code: 'Code',
  sandbox: 'This is a sandbox, which sends nothing: the code stands on its',
  sandboxPage: 'start page',
  change: 'Change my nickname and picture',
  enter: 'Sign in',
  again: 'Send another code',
  profileTitle: 'Your profile',
  profileLead: 'So the services greet you. You can leave it empty.',
  nickname: 'Nickname',
  picture: 'Picture',
  upload: 'Or a picture of your own (JPEG, PNG or WebP, up to 1 MB)',
  drawings: { sun: 'Sun', waves: 'Waves', leaf: 'Leaf', moon: 'Moon' },
  save: 'Save and go on',
  back: 'Back to the site without signing in',
  problems: {
    phone: 'This is no phone number of the country. Please compare its digits.',
    email: 'This is no email address. It looks like name@example.com.',
    wrong: 'This is not the code. Please compare it.',
    expired: 'This code is no longer valid. Send another one.',
    tooManyAttempts: 'There were too many tries with this code. Send another one.',
    again: 'A code was sent just now. Please wait a minute before you send another one.',
    picture: 'The picture has to be a JPEG, PNG or WebP file of up to 1 MB.',
    over: 'This took too long. Please begin again.',
    request: 'The link that led here is not right. Please go back to the site and sign in from there.',
  },
}

type Texts = typeof en

const ar: Texts = {
  title: 'تسجيل الدخول',
  lead: 'حساب واحد لجميع خدمات أجهزتك. من ليس لديه حساب يحصل على واحد هنا.',
  byPhone: 'برقم هاتفك',
  byEmail: 'ببريدك الإلكتروني',
  country: 'بلد الرقم أو منطقته',
  phone: 'رقم الهاتف',
  email: 'عنوان البريد الإلكتروني',
  send: 'أرسل لي رمزًا',
  codeTitle: 'أدخل الرمز',
  codeLead: 'أرسلنا رمزًا إلى',
  code: 'الرمز',
  sandbox: 'هذه بيئة تجريبية لا ترسل شيئًا: الرمز موجود في',
  sandboxPage: 'صفحتها الرئيسية',
  change: 'تغيير اسمي المستعار وصورتي',
  enter: 'تسجيل الدخول',
  again: 'إرسال رمز آخر',
  profileTitle: 'ملفك الشخصي',
  profileLead: 'لترحب بك الخدمات. يمكنك تركه فارغًا.',
  nickname: 'الاسم المستعار',
  picture: 'الصورة',
  upload: 'أو صورة من عندك (JPEG أو PNG أو WebP، حتى 1 ميغابايت)',
  drawings: { sun: 'شمس', waves: 'أمواج', leaf: 'ورقة', moon: 'قمر' },
  save: 'حفظ ومتابعة',
  back: 'العودة إلى الموقع دون تسجيل الدخول',
  problems: {
    phone: 'هذا ليس رقم هاتف في هذا البلد. يُرجى التحقق من أرقامه.',
    email: 'هذا ليس عنوان بريد إلكتروني. يكون على شكل name@example.com.',
    wrong: 'هذا ليس الرمز. يُرجى التحقق منه.',
    expired: 'لم يعد هذا الرمز صالحًا. أرسل رمزًا آخر.',
    tooManyAttempts: 'كثرت المحاولات بهذا الرمز. أرسل رمزًا آخر.',
    again: 'أُرسل رمز قبل قليل. يُرجى الانتظار دقيقة قبل إرسال رمز آخر.',
    picture: 'يجب أن تكون الصورة ملف JPEG أو PNG أو WebP حتى 1 ميغابايت.',
    over: 'استغرق هذا وقتًا طويلًا. يُرجى البدء من جديد.',
    request: 'الرابط الذي قادك إلى هنا غير صحيح. يُرجى العودة إلى الموقع وتسجيل الدخول من هناك.',
  },
}

export type Problem = keyof Texts['problems']

export function textsOf(language: string): { lang: 'ar' | 'en'; direction: 'rtl' | 'ltr'; texts: Texts } {
  return language === 'ar'
    ? { lang: 'ar', direction: 'rtl', texts: ar }
    : { lang: 'en', direction: 'ltr', texts: en }
}

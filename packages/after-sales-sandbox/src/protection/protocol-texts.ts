interface Protocol {
  title: string
  text: string
}

interface Texts {
  en: Protocol
  ar: Protocol
  fr: Protocol
}

const SCREEN: Texts = {
  en: {
    title: 'Terms of the protection of the screen',
    text: 'Within one year of the effective date the screen assembly is replaced once, free of charge, after an accidental collision, drop or extrusion. It holds for this phone and can be bought once. Loss, theft and damage done on purpose are not covered.',
  },
  ar: {
    title: 'شروط حماية الشاشة',
    text: 'خلال سنة واحدة من تاريخ السريان يتم استبدال وحدة الشاشة مرة واحدة مجانًا بعد اصطدام أو سقوط أو ضغط عرضي. تسري الحماية على هذا الهاتف ويمكن شراؤها مرة واحدة. لا تشمل الفقدان والسرقة والتلف المتعمد.',
  },
  fr: {
    title: 'Conditions de la protection de l’écran',
    text: 'Dans l’année qui suit la date d’effet, l’écran est remplacé une fois gratuitement après un choc, une chute ou un écrasement accidentel. La protection vaut pour ce téléphone et ne s’achète qu’une fois. Perte, vol et dommages volontaires ne sont pas couverts.',
  },
}

const WARRANTY: Texts = {
  en: {
    title: 'Terms of the extended warranty',
    text: 'The warranty of this phone is extended by one year. It can be bought once, as long as the warranty holds, and no inspection is needed. Human damage is not covered.',
  },
  ar: {
    title: 'شروط الضمان الممدد',
    text: 'يتم تمديد ضمان هذا الهاتف لمدة سنة واحدة. يمكن شراؤه مرة واحدة ما دام الضمان ساريًا ودون فحص. لا يشمل التلف الناتج عن الاستخدام البشري.',
  },
  fr: {
    title: 'Conditions de l’extension de garantie',
    text: 'La garantie de ce téléphone est prolongée d’un an. Elle s’achète une fois, tant que la garantie court, sans inspection. Les dommages causés par l’utilisateur ne sont pas couverts.',
  },
}

const COMPREHENSIVE: Texts = {
  en: {
    title: 'Terms of the comprehensive protection',
    text: 'Within the time that was bought, accidental damage to the screen and to the body of this phone is repaired once each, free of charge. It can be bought once. Loss, theft and damage done on purpose are not covered.',
  },
  ar: {
    title: 'شروط الحماية الشاملة',
    text: 'خلال المدة المشتراة يتم إصلاح التلف العرضي لشاشة هذا الهاتف وهيكله مرة واحدة لكل منهما مجانًا. يمكن شراؤها مرة واحدة. لا تشمل الفقدان والسرقة والتلف المتعمد.',
  },
  fr: {
    title: 'Conditions de la protection complète',
    text: 'Pendant la durée achetée, les dommages accidentels à l’écran et à la coque de ce téléphone sont réparés une fois chacun, gratuitement. Elle ne s’achète qu’une fois. Perte, vol et dommages volontaires ne sont pas couverts.',
  },
}

export const PROTOCOLS = {
  screenDamageProtection: SCREEN,
  brokenScreenFreeReplacement: SCREEN,
  extendedWarranty: WARRANTY,
  warrantyExtension: WARRANTY,
  comprehensiveProtection: COMPREHENSIVE,
}

import type { Questionnaire } from './questionnaire'

const REPAIR: Questionnaire = {
  name: 'repair',
  title: {
    en: 'How was your last repair?',
    ar: 'كيف كانت آخر عملية إصلاح لجهازك؟',
    fr: 'Comment s’est passée votre dernière réparation ?',
    bn: 'আপনার শেষ মেরামতের অভিজ্ঞতা কেমন ছিল?',
  },
  questions: [
    {
      id: 'repaired',
      kind: 'one',
      required: true,
      title: {
        en: 'Was your device repaired?',
        ar: 'هل تم إصلاح جهازك؟',
        fr: 'Votre appareil a-t-il été réparé ?',
        bn: 'আপনার ডিভাইস কি মেরামত হয়েছে?',
      },
      options: [
        { id: 'yes', label: { en: 'Yes', ar: 'نعم', fr: 'Oui', bn: 'হ্যাঁ' } },
        { id: 'no', label: { en: 'No', ar: 'لا', fr: 'Non', bn: 'না' }, next: 'reason' },
        {
          id: 'waiting',
          label: {
            en: 'I am still waiting',
            ar: 'ما زلت أنتظر',
            fr: 'J’attends encore',
            bn: 'আমি এখনও অপেক্ষা করছি',
          },
          next: 'wish',
        },
      ],
    },
    {
      id: 'satisfaction',
      kind: 'scale',
      required: true,
      title: {
        en: 'How satisfied are you with the repair?',
        ar: 'ما مدى رضاك عن الإصلاح؟',
        fr: 'Dans quelle mesure la réparation vous satisfait-elle ?',
        bn: 'মেরামতে আপনি কতটা সন্তুষ্ট?',
      },
      options: ['1', '2', '3', '4', '5'].map((id) => ({ id, label: { en: id } })),
    },
    {
      id: 'liked',
      kind: 'many',
      required: true,
      title: {
        en: 'What did you like?',
        ar: 'ما الذي أعجبك؟',
        fr: 'Qu’avez-vous apprécié ?',
        bn: 'আপনার কী ভালো লেগেছে?',
      },
      options: [
        { id: 'speed', label: { en: 'The speed', ar: 'السرعة', fr: 'La rapidité', bn: 'গতি' }, next: 'wish' },
        {
          id: 'staff',
          label: { en: 'The staff', ar: 'الموظفون', fr: 'Le personnel', bn: 'কর্মীরা' },
          next: 'wish',
        },
        { id: 'price', label: { en: 'The price', ar: 'السعر', fr: 'Le prix', bn: 'মূল্য' }, next: 'wish' },
        { id: 'nothing', label: { en: 'Nothing', ar: 'لا شيء', fr: 'Rien', bn: 'কিছুই না' }, next: 'wish' },
      ],
    },
    {
      id: 'reason',
      kind: 'one',
      required: false,
      title: {
        en: 'Why was it not repaired?',
        ar: 'لماذا لم يتم إصلاحه؟',
        fr: 'Pourquoi n’a-t-il pas été réparé ?',
        bn: 'কেন মেরামত হয়নি?',
      },
      options: [
        {
          id: 'price',
          label: {
            en: 'It cost too much',
            ar: 'كانت التكلفة مرتفعة',
            fr: 'C’était trop cher',
            bn: 'খরচ খুব বেশি ছিল',
          },
        },
        {
          id: 'parts',
          label: {
            en: 'A part was missing',
            ar: 'كانت قطعة غيار غير متوفرة',
            fr: 'Il manquait une pièce',
            bn: 'একটি যন্ত্রাংশ ছিল না',
          },
        },
        {
          id: 'other',
          label: { en: 'Another reason', ar: 'سبب آخر', fr: 'Une autre raison', bn: 'অন্য কারণ' },
        },
      ],
    },
    {
      id: 'wish',
      kind: 'text',
      required: false,
      title: {
        en: 'What should we do better?',
        ar: 'ما الذي يمكننا تحسينه؟',
        fr: 'Que devrions-nous améliorer ?',
        bn: 'আমরা আরও ভালো কী করতে পারি?',
      },
      options: [],
    },
  ],
}

const BOOKING: Questionnaire = {
  name: 'booking',
  title: {
    en: 'Booking a repair online',
    ar: 'حجز الإصلاح عبر الإنترنت',
    fr: 'Réserver une réparation en ligne',
  },
  questions: [
    {
      id: 'ease',
      kind: 'scale',
      required: true,
      title: {
        en: 'How easy was it to book?',
        ar: 'ما مدى سهولة الحجز؟',
        fr: 'La réservation a-t-elle été facile ?',
      },
      options: ['1', '2', '3', '4', '5'].map((id) => ({ id, label: { en: id } })),
    },
    {
      id: 'problem',
      kind: 'text',
      required: false,
      title: {
        en: 'What was difficult?',
        ar: 'ما الذي كان صعبًا؟',
        fr: 'Qu’est-ce qui a été difficile ?',
      },
      options: [],
    },
  ],
}

export const QUESTIONNAIRES = [REPAIR, BOOKING]

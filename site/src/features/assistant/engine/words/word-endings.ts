import type { Locale } from '@carelane/countries'

/** What a noun of a language ends in, and an adjective made of it, as a regular expression over letters in lower case. */
export const WORD_ENDINGS: Readonly<Record<Locale, string>> = {
  en: 's|es|ed|ing|ly',
  ar: 'ي|ك|ه|ها|هم|نا|كم|ين|ون|ات|ة|ية',
  fr: 's|e|es|x',
  es: 's|es|a|as|o|os',
  pt: 's|es|a|as|o|os',
  ru: 'а|у|ом|ем|е|ы|и|ов|ев|ей|ам|ям|ами|ями|ах|ях|ой|ою|ю|ью|я|ий|ии|ию|ия|ный|ная|ное|ные|ного|ной|ному|ным|ных|но',
  uk: 'а|у|ові|еві|ом|ем|і|и|ів|їв|ам|ям|ами|ями|ах|ях|ою|ею|ю|я|ю|ії|ію|ія|ний|на|не|ні|ного|ної|ному|ним|них|но',
  bn: 'টা|টি|র|এর|ের|কে|তে|য়|ে|গুলো|গুলি|গুলোর|দের|রা|ও|ই|ি|ী|ীর|ীকে|ীরা|ীদের|টার|টির|য়ের|য়কে|য়ে',
  th: '',
  my: '',
  id: 'nya|ku|mu|an|kan|i|lah|kah|pun',
  vi: '',
  tr: '(?:l[ae]r)?(?:[ıiuü]?m[ıiuü]z|[ıiuü]?n[ıiuü]z|[ıiuüae]?m|[ıiuü]?n|s?[ıiuü])?n?(?:[ae]|[dt][ae]n?|[ıiuü]n|[ıiuü]|y[ae]|y[ıiuü]|l[ae]|yl[ae]|c[ae])?(?:ki|ymi[şs]|d[ıiuü]r|m[ıiuü])?',
  uz: '(?:lar)?(?:[iua]?m|[iu]ng|s?i|imiz|ingiz|lari)?(?:n?ing|n?i|ga|ka|qa|da|dan|cha|dagi)?(?:mi)?',
}

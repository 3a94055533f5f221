import type { Variant } from '@carelane/countries'

/** Words of a variant that its language calls otherwise, by the name of the term. */
export const VARIANT_STEMS: Readonly<Record<Variant, Partial<Record<string, string>>>> = {
  'pt-PT': {
    'service centre': 'centros?\\b',
    repair: 'repara',
    appeal: 'pedido',
    appointment: 'marca',
    'proof of purchase': 'comprovativo de compra',
    laptop: 'portát',
    encrypted: 'encriptad',
    hotline: 'linha de atendimento',
    survey: 'inquérito',
  },
  'es-ES': {
    'proof of purchase': 'justificante de compra',
    'working days': 'días laborables',
    hotline: 'teléfono de atención',
  },
}

/** What tells a reader at once that a text was written for another country. */
export const OTHER_COUNTRYS_WORDS: Readonly<Record<Variant, RegExp>> = {
  'pt-PT':
    /(?<!\p{L})(?:você|celular(?:es)?|telas?|reparos?|agendamentos?|arquivos?|usuários?|equipe|aplicativos?|notebooks?|abas?|senhas?|conosco|contatos?|registro|on-line|nota fiscal|comprovantes?|pesquisa preenchida|baix(?:e|á-l[ao]s?)|digit(?:e|ou|ar)|está(?:mos|o)? \p{L}+(?:ando|endo|indo))(?!\p{L})/iu,
  'es-ES':
    /(?<!\p{L})(?:celular(?:es)?|computadoras?|(?:la|una) falla|costo|mouse|placa madre|días hábiles|feriados?|en línea|contáctenos|comprobantes?|apenas se|agregar|administrar|felicitaciones|reemplaz\p{L}+|afuera)(?!\p{L})/iu,
}

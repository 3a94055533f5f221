import { COUNTRY_CODES, isCountryCode } from '@carelane/countries'
import type { Field, TextFieldSingleValidation } from 'payload'
import { administratorsMayChange, nobodyMayRead, whileRestoring } from '../../access/access'
import { inWords } from '../../refusals/say-refusal'

const countryCode: TextFieldSingleValidation = inWords(
  (value) => isCountryCode(value) || ['Use one of: {{list}}.', { list: COUNTRY_CODES.join(', ') }],
)

const access = { update: administratorsMayChange }

/** [3#1] */
export const identityFields: Field[] = [
  { name: 'name', type: 'text', required: true, localized: true, maxLength: 80 },
  {
    name: 'shortName',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    validate: countryCode,
    access,
    admin: { description: 'The code in the addresses of this country, such as “ng” in /ng/news/.' },
  },
  {
    name: 'abbreviation',
    type: 'text',
    required: true,
    maxLength: 10,
    access,
    admin: { description: 'The code in capitals, as the after-sales service knows it.' },
  },
  { name: 'chineseName', type: 'text', maxLength: 80 },
  {
    name: 'source',
    type: 'text',
    required: true,
    maxLength: 60,
    access,
    admin: { description: 'How the after-sales service recognises requests from this country’s site.' },
    validate: inWords(
      (value: string | null | undefined) =>
        /^H5_OfficialWebsite_[A-Z]+$/.test(value ?? '') || 'Use H5_OfficialWebsite_ and the abbreviation.',
    ),
  },
  // For scripts alone: a value sent to a browser is no secret.
  {
    name: 'token',
    type: 'text',
    hidden: true,
    access: { read: nobodyMayRead, create: whileRestoring, update: whileRestoring },
  },
]

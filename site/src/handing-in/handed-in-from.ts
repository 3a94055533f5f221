import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'

export const handedInFrom = { country: z.enum(COUNTRY_CODES), locale: z.enum(LOCALES) }

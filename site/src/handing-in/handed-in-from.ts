import { COUNTRY_CODES, LOCALES } from '@carelane/countries'
import { z } from 'zod'

/** Of every submission's content: the section that it was handed in from. */
export const handedInFrom = { country: z.enum(COUNTRY_CODES), locale: z.enum(LOCALES) }

import { LOCALES } from '@carelane/countries'
import type { ServerFunction } from 'payload'
import { z } from 'zod'

const told = z.looseObject({ editedLanguage: z.enum(LOCALES).optional() })

export function inEditedLanguage(answer: ServerFunction): ServerFunction {
  return (args) => {
    const { editedLanguage } = told.parse(args)
    return answer(editedLanguage ? { ...args, req: { ...args.req, locale: editedLanguage } } : args)
  }
}

import { LOCALES } from '@carelane/countries'
import type { ServerFunction } from 'payload'
import { z } from 'zod'

const argumentsWithLanguage = z.looseObject({ editedLanguage: z.enum(LOCALES).optional() })

export function inEditedLanguage(answer: ServerFunction): ServerFunction {
  return (args) => {
    const { editedLanguage } = argumentsWithLanguage.parse(args)
    return answer(editedLanguage ? { ...args, req: { ...args.req, locale: editedLanguage } } : args)
  }
}

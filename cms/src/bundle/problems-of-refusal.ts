import { isLocale } from '@carelane/countries'
import { APIError, ValidationError } from 'payload'
import type { LoadedDocument } from './files/read-bundle'
import type { BundleProblem } from './problem'

/** @throws the error itself if it is not about content */
export function problemsOfRefusal(document: LoadedDocument, error: unknown): BundleProblem[] {
  if (error instanceof ValidationError) {
    return error.data.errors.map(({ path, message }) => {
      const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
      const last = parts.at(-1)
      const locale = isLocale(last) && parts.length > 1 ? last : undefined
      const place = locale ? parts.slice(0, -1) : parts
      const inTexts = locale ?? (isSaidByEnglish(document, place) ? 'en' : undefined)
      return document.problem(place, message, inTexts)
    })
  }
  if (error instanceof APIError) return [document.problem([], error.message)]
  throw error
}

function isSaidByEnglish({ texts }: LoadedDocument, path: readonly (string | number)[]): boolean {
  const value = path.reduce<unknown>(
    (at, part) => (at as Record<string | number, unknown> | undefined)?.[part],
    texts.en,
  )
  return value !== undefined
}

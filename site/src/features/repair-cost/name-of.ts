import type { FoundCosts } from './find-costs'

/** Of the model, with its brand. */
export function nameOf(found: FoundCosts): string | null {
  switch (found.kind) {
    case 'costs':
      return found.model.name
    case 'parts':
      return found.name
    case 'unknown':
      return null
  }
}

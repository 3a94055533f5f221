import type { LandingSection } from '@carelane/main-api'
import type { Block } from 'payload'
import { labelInAll } from '../../../labels/label'
import { callToAction, hero, text } from './lead-sections'
import { cards, coverage, figures, steps } from './list-sections'
import { live, questions } from './live-sections'

const BY_TYPE: Record<LandingSection['type'], Block> = {
  hero,
  text,
  cards,
  steps,
  figures,
  coverage,
  questions,
  'call-to-action': callToAction,
  live,
}

export const SECTIONS: Block[] = Object.values(BY_TYPE).map((block) => ({
  ...block,
  admin: { disableBlockName: true, components: { Label: labelOf(block) } },
}))

function labelOf({ labels }: Block) {
  const clientProps = { kind: labelInAll(String(labels?.singular)) }
  return { path: '/collections/landing-pages/section-label#SectionLabel', clientProps }
}

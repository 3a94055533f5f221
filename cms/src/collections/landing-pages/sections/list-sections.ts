import type { ArrayField, Block } from 'payload'
import { address, icon, intro, items, line, picture, sectionFields, textarea } from './parts'

export const cards: Block = {
  slug: 'cards',
  interfaceName: 'CardsSection',
  labels: { singular: 'Cards', plural: 'Cards' },
  fields: [
    ...sectionFields,
    intro,
    items('Card', 'Cards', 24, [
      line('title', 80),
      textarea('text', 300),
      { type: 'row', fields: [icon, address(true)] },
      picture,
    ]),
  ],
}

export const steps: Block = {
  slug: 'steps',
  interfaceName: 'StepsSection',
  labels: { singular: 'Steps', plural: 'Steps' },
  fields: [
    ...sectionFields,
    intro,
    items('Step', 'Steps', 12, [line('title', 120), textarea('text', 600), picture]),
  ],
}

/** [9#42]–[9#45] */
export const figures: Block = {
  slug: 'figures',
  interfaceName: 'FiguresSection',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [
    ...sectionFields,
    items('Figure', 'Figures', 8, [{ type: 'row', fields: [line('value', 20), line('label', 80)] }]),
  ],
}

export const coverage: Block = {
  slug: 'coverage',
  interfaceName: 'CoverageSection',
  labels: { singular: 'What is covered', plural: 'What is covered' },
  fields: [...sectionFields, lines('covered', 'Covered'), lines('excluded', 'Not covered')],
}

function lines(name: string, label: string): ArrayField {
  return {
    ...items('Line', label, 20, [line('text', 300)]),
    name,
    required: false,
    minRows: 0,
  }
}

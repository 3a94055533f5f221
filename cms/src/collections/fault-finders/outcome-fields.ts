import {
  FINDER_DANGERS,
  FINDER_FAULTS,
  FINDER_OUTCOMES,
  type FinderDanger,
  type FinderFault,
} from '@carelane/main-api'
import type { Field } from 'payload'
import { relationship, select } from 'payload/shared'
import { chosen } from './chosen'

const OUTCOME_LABELS: Record<(typeof FINDER_OUTCOMES)[number], string> = {
  fixed: 'Fixed',
  cost: 'What a repair costs',
  booking: 'Book a repair',
  page: 'An article',
  danger: 'Danger: stop using it',
}

const FAULT_LABELS: Record<FinderFault, string> = {
  'cracked-screen': 'Cracked screen',
  battery: 'Battery',
  'charging-port': 'Charging port',
  camera: 'Camera',
  'back-cover': 'Back cover',
  speaker: 'Speaker',
  microphone: 'Microphone',
  'water-damage': 'Water damage',
  buttons: 'Buttons',
  'does-not-turn-on': 'It does not turn on',
}

const DANGER_LABELS: Record<FinderDanger, string> = {
  shock: 'Electric shock',
  burn: 'Burnt skin',
  fire: 'Fire',
  gas: 'Smell of gas',
  smoke: 'Smoke or heat',
  leak: 'Leaking battery',
  swelling: 'Swollen battery',
}

interface Row {
  kind?: string | null
  outcome?: string | null
}

const ends =
  (outcome: (typeof FINDER_OUTCOMES)[number]) =>
  (_data: unknown, row: unknown): boolean => {
    const step = row as Row | undefined
    return step?.kind === 'outcome' && step.outcome === outcome
  }

/** Where a tree ends. */
export const outcomeFields: Field[] = [
  {
    name: 'outcome',
    label: 'How it ends',
    type: 'select',
    validate: chosen(select),
    options: FINDER_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] })),
    admin: { condition: (_data, row) => (row as Row | undefined)?.kind === 'outcome' },
  },
  {
    name: 'fault',
    label: 'Which repair',
    type: 'select',
    validate: chosen(select),
    options: FINDER_FAULTS.map((value) => ({ value, label: FAULT_LABELS[value] })),
    admin: { condition: ends('cost') },
  },
  {
    name: 'article',
    type: 'relationship',
    relationTo: 'news',
    validate: chosen(relationship),
    admin: { condition: ends('page'), allowCreate: false },
  },
  {
    name: 'danger',
    label: 'Which danger',
    type: 'select',
    validate: chosen(select),
    options: FINDER_DANGERS.map((value) => ({ value, label: DANGER_LABELS[value] })),
    admin: { condition: ends('danger') },
  },
]

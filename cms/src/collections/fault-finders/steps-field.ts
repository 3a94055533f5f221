import { FINDER_STEP_KINDS, FINDER_TESTS } from '@carelane/main-api'
import type { ArrayField, Field } from 'payload'
import { select } from 'payload/shared'
import { inWords } from '../../refusals/say-refusal'
import { chosen } from './chosen'
import { outcomeFields } from './outcome-fields'
import { answersProblem, keyProblem, nextProblem, startProblem, type WrittenStep } from './step-problems'

const KIND_LABELS: Record<(typeof FINDER_STEP_KINDS)[number], string> = {
  question: 'Question',
  test: 'Test in the browser',
  outcome: 'End',
}

const TEST_LABELS: Record<(typeof FINDER_TESTS)[number], string> = {
  touch: 'Touch screen: paint every field',
  speaker: 'Speaker: a short tone',
  microphone: 'Microphone: a bar that moves',
  camera: 'Camera: the own picture',
  network: 'Network: reached, and how fast',
}

const isKind =
  (kind: WrittenStep['kind']) =>
  (_data: unknown, row: unknown): boolean =>
    (row as WrittenStep | undefined)?.kind === kind

const answers: ArrayField = {
  name: 'answers',
  type: 'array',
  labels: { singular: 'Answer', plural: 'Answers' },
  maxRows: 8,
  validate: inWords((_value: unknown, { siblingData }) => answersProblem(siblingData as WrittenStep)),
  admin: { condition: (_data, row) => (row as WrittenStep | undefined)?.kind !== 'outcome' },
  fields: [
    { name: 'text', label: 'Answer', type: 'text', required: true, localized: true, maxLength: 120 },
    {
      name: 'next',
      label: 'Leads to the step',
      type: 'text',
      required: true,
      maxLength: 40,
      validate: inWords((value: unknown, { data }) => nextProblem(stepsOf(data), textOf(value))),
      admin: { description: 'Its key.' },
    },
  ],
}

const fields: Field[] = [
  {
    name: 'key',
    type: 'text',
    required: true,
    maxLength: 40,
    validate: inWords((value: unknown, { data }) => keyProblem(stepsOf(data), textOf(value))),
    hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value) as unknown] },
    admin: { description: 'A short name in small letters, such as “other-cable”. It stands in addresses.' },
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'question',
    options: FINDER_STEP_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
  },
  {
    name: 'test',
    label: 'What is tested',
    type: 'select',
    validate: chosen(select),
    options: FINDER_TESTS.map((value) => ({ value, label: TEST_LABELS[value] })),
    admin: { condition: isKind('test') },
  },
  {
    name: 'text',
    label: 'Question, or what is so',
    type: 'text',
    required: true,
    localized: true,
    maxLength: 200,
  },
  {
    name: 'help',
    label: 'How to try it',
    type: 'textarea',
    localized: true,
    maxLength: 600,
    admin: { description: 'One act in each line.' },
  },
  answers,
  ...outcomeFields,
]

export const stepsField: ArrayField = {
  name: 'steps',
  type: 'array',
  labels: { singular: 'Step', plural: 'Steps' },
  required: true,
  minRows: 1,
  maxRows: 60,
  validate: inWords((value: unknown) => startProblem(rowsOf(value))),
  admin: {
    description: 'The first one is the start. Each answer names the key of the step that it leads to.',
    initCollapsed: true,
    components: { RowLabel: '/collections/fault-finders/step-row-label#StepRowLabel' },
  },
  fields,
}

function stepsOf(data: unknown): WrittenStep[] {
  return rowsOf((data as { steps?: unknown }).steps)
}

function rowsOf(value: unknown): WrittenStep[] {
  return Array.isArray(value) ? (value as WrittenStep[]) : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

import { LOCALES } from '@carelane/countries'
import { z } from 'zod'
import { lang } from './lang'

/** The gravest first: stop using it, bring it back, repaired free of charge. */
export const RECALL_SEVERITIES = ['safety', 'recall', 'free-repair'] as const

/** Numbers that begin so, or from one to another, both included. Capital letters and digits alone. */
const numberRange = z.union([
  z.object({ prefix: z.string().min(1) }),
  z.object({ from: z.string().min(1), to: z.string().min(1) }),
])

export const recall = z.object({
  id: z.number().int().positive(),
  severity: z.enum(RECALL_SEVERITIES),
  title: z.string(),
  /** What is wrong. */
  fault: z.string(),
  /** What to do. */
  advice: z.string(),
  /** As customers know them, such as `Aster Nova 5`; empty where numbers alone decide. */
  models: z.array(z.string()),
  /** Empty: every device of these models. */
  ranges: z.array(numberRange),
  startsOn: z.iso.date(),
  /** The last day. */
  endsOn: z.iso.date().nullable(),
  updatedAt: z.iso.datetime(),
  /** English if there is no translation. */
  locale: z.enum(LOCALES),
})

export const recallListRequest = z.object({ shortName: lang })

/** Those that count today, the gravest first. */
export const recallList = z.object({ recalls: z.array(recall) })

export type RecallSeverity = (typeof RECALL_SEVERITIES)[number]
export type NumberRange = z.infer<typeof numberRange>
export type Recall = z.infer<typeof recall>

/** Reads `35012345*`, `350123450000000 – 350123459999999` or one number; null if it is none of them. */
export function parseNumberRange(line: string): NumberRange | null {
  const prefix = /^([\dA-Z]{4,20})\*$/.exec(compact(line))?.[1]
  if (prefix) return { prefix }
  const [from = '', to = from, ...more] = line.split(/[-\u2013\u2014]/u).map(compact)
  const areNumbers = [from, to].every((each) => /^(?=.*\d)[\dA-Z]{6,20}$/.test(each))
  return more.length === 0 && areNumbers && from.length === to.length && from <= to ? { from, to } : null
}

/** Those of a text with one in each line. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function compact(text: string): string {
  return text.replace(/[\s./]/gu, '').toUpperCase()
}

import type { Article } from '@carelane/main-api'
import type { StructuredData } from '@/platform/render-context'
import { plainText } from './plain-text'

/** Only with exactly one numbered list. */
export function howTo({
  type,
  title,
  body,
}: Pick<Article, 'type' | 'title' | 'body'>): StructuredData | null {
  const rows = body.filter((node) => node.type === 'steps')
  const [only] = rows
  if (type !== 'tips' || rows.length !== 1 || !only) return null
  const steps = only.items.map((step) => ({ name: step.title, text: plainText(step.body) || step.title }))
  return howToOf(title, steps)
}

export function howToOf(name: string, steps: readonly { name: string; text: string }[]): StructuredData {
  return { '@type': 'HowTo', name, step: steps.map((step) => ({ '@type': 'HowToStep', ...step })) }
}

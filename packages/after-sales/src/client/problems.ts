import type { z } from 'zod'

type Issue = z.core.$ZodIssue

const MOST = 12

/** `data.orders[0].repairStatus: expected string, received number`. Zod's messages never quote the value. */
export function problemsOf({ issues }: z.core.$ZodError, at: readonly PropertyKey[] = []): string[] {
  const lines = issues.map((issue) => `${pathOf([...at, ...issue.path])}: ${textOf(issue)}`)
  const further = lines.length - MOST
  return further > 0 ? [...lines.slice(0, MOST), `and ${further} more`] : lines
}

function pathOf(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\./, '') || 'answer'
}

function textOf(issue: Issue): string {
  if (issue.code !== 'invalid_union') return issue.message.replace(/^Invalid (?:input|option): /, '')
  const texts = issue.errors.map((errors) => errors.map(textOf).join(' and '))
  return [...new Set(texts)].join(', or ') || 'none of what is allowed'
}

import { z } from 'zod'

const text = z.record(z.string(), z.string()).and(z.object({ en: z.string() }))

type Text = z.output<typeof text>

const question = z.object({
  id: z.string(),
  kind: z.enum(['one', 'many', 'scale', 'text']),
  required: z.boolean(),
  title: text,
  options: z.array(
    z.object({
      id: z.string(),
      label: text,
      next: z.string().optional(),
    }),
  ),
})

export const questionnaire = z.object({ name: z.string(), title: text, questions: z.array(question) })

export type Questionnaire = z.output<typeof questionnaire>
export type Question = Questionnaire['questions'][number]

export function inLanguage(text: Text, language: string): string {
  return text[language] ?? text.en
}

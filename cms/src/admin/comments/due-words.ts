import type { SayText } from '../interface-texts'
import type { DueWords } from './due'

/** @param day `2026-11-30` */
export function dueWords(say: SayText, language: string, day: string): DueWords {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(day),
  )
  return { due: say('taskDueOn', { day: written }), overdue: say('taskOverdue', { day: written }) }
}

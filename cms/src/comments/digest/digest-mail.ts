import { INTERFACE_TEXTS, type InterfaceText } from '@carelane/messages/admin'
import { rtlLanguages } from '@payloadcms/translations'
import type { Noted } from '../tasks-of'

export interface Items {
  mentions: readonly Noted[]
  tasks: readonly Noted[]
  due: readonly Noted[]
}

export interface Mail {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** @param origin of the cms */
export function digestMail({ mentions, tasks, due }: Items, language: string, origin: string): Mail {
  const say = (name: InterfaceText) => (INTERFACE_TEXTS[language] ?? INTERFACE_TEXTS.en)?.[name] ?? name
  const parts = [
    { title: say('mailMentions'), items: mentions },
    { title: say('mailTasks'), items: tasks },
    { title: say('mailDue'), items: due },
  ].filter(({ items }) => items.length > 0)
  const subject = say('mailSubject')
  const account = `${origin}/admin/account`
  const stop = say('mailStop')
  const direction = rtlLanguages.some((name) => name === language) ? 'rtl' : 'ltr'
  const text = parts.map(({ title, items }) =>
    [title, ...items.map((each) => `- ${lineOf(each, language)}\n  ${origin}${each.href}`)].join('\n'),
  )
  const html = parts.map(
    ({ title, items }) =>
      `<h2>${escaped(title)}</h2><ul>${items.map((each) => itemOf(each, language, origin)).join('')}</ul>`,
  )
  return {
    subject,
    text: [...text, `${stop}\n${account}`].join('\n\n'),
    html: `<!DOCTYPE html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body>${html.join('')}<p>${escaped(stop)} <a href="${account}">${account}</a></p></body></html>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
  }
}

function lineOf(noted: Noted, language: string): string {
  const day = dayOf(noted, language)
  return `${noted.kindName}: ${noted.title}${day === '' ? '' : ` (${day})`} – ${noted.person}: ${excerpt(noted)}`
}

function itemOf(noted: Noted, language: string, origin: string): string {
  const day = dayOf(noted, language)
  const { kindName, title, person, href } = noted
  const when = day === '' ? '' : ` (${escaped(day)})`
  const link = `<a href="${escaped(origin + href)}"><bdi>${escaped(title)}</bdi></a>`
  return `<li>${escaped(kindName)}: ${link}${when}<br><bdi>${escaped(person)}</bdi>: <bdi>${escaped(excerpt(noted))}</bdi></li>`
}

function dayOf({ due }: Noted, language: string): string {
  if (due === null) return ''
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(due))
}

const LONGEST = 200

function excerpt({ text }: Noted): string {
  const line = text.replace(/\s+/g, ' ')
  const letters = [...line]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}

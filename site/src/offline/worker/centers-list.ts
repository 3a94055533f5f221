import type { Center, CentersAnswer } from '../../service-centers/center'
import { escapeHtml } from './html'
import type { OfflineWords } from './words'

export function titleOfAnswer({ asked, states, cities }: CentersAnswer, { centers }: OfflineWords): string {
  const state = states.find(({ value }) => value === asked.state)?.name ?? asked.state
  const city = cities.find(({ value }) => value === asked.city)?.name ?? asked.city
  const question = [asked.q, asked.brand, city, state].filter((part) => part !== '')
  return question.length === 0 ? centers : `${centers}: ${question.join(', ')}`
}

/** Stored pages run no scripts. */
export function centersList({ found }: CentersAnswer): string {
  if (!found) return ''
  return `<p>${escapeHtml(found.summary)}</p><ul>${found.centers.map(itemOf).join('')}</ul>`
}

function itemOf({ name, address, phone, hours, routeHref }: Center): string {
  const call =
    phone && `<a href="${escapeHtml(phone.href)}"><bdi dir="ltr">${escapeHtml(phone.shown)}</bdi></a>`
  const days = hours.map((each) => `<dt>${escapeHtml(each.day)}</dt><dd>${escapeHtml(each.hours)}</dd>`)
  return [
    `<li><h2><bdi>${escapeHtml(name)}</bdi></h2>`,
    address &&
      `<p>${routeHref ? `<a href="${escapeHtml(routeHref)}">${escapeHtml(address)}</a>` : escapeHtml(address)}</p>`,
    call,
    days.length > 0 && `<dl>${days.join('')}</dl>`,
    '</li>',
  ]
    .filter(Boolean)
    .join('')
}

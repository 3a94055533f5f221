import { useId } from 'react'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import { MarkedText } from './marked-text'
import type { FoundLink, LinkTo } from './suggestions'

const ICONS: Record<FoundLink['kind'], IconName> = {
  service: 'tool',
  faq: 'question',
  news: 'news',
  tips: 'bulb',
  policy: 'document',
  more: 'info',
}

export function LinkList({ title, links }: { title: string; links: readonly (LinkTo | FoundLink)[] }) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul role="list">
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} {...('language' in link && link.language)}>
              <Icon name={'kind' in link ? ICONS[link.kind] : 'forward'} size={20} />
              <span>
                <MarkedText pieces={link.name} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

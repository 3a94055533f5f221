import { WithCodes } from '@/ui/codes/with-codes'
import { Facts } from '@/ui/facts/facts'
import { Icon } from '@/ui/icon/icon'
import type { IconName } from '@/ui/icon/icons'
import type { ShownPart } from '../shown-part'
import styles from './tool-card.module.css'

type Card = Extract<ShownPart, { type: 'card' }>

const ICON_OF = {
  warrantyCheck: 'shield',
  tvWarranty: 'tv',
  repairStatus: 'tool',
  serviceCenters: 'place',
  partPrices: 'price',
  protectionPlans: 'shield',
} as const satisfies Partial<Record<Card['tool'], IconName>>

/** The verdict is in words; the colour only repeats it. */
export function ToolCardView({ card: { tool, tone, title, text, facts, links } }: { card: Card }) {
  return (
    <section aria-label={title} data-tone={tone} className={styles.card}>
      <h3 className={styles.title}>
        <Icon name={iconOf(tool)} size={24} />
        <bdi>{title}</bdi>
      </h3>
      {text !== '' && (
        <p>
          <WithCodes text={text} />
        </p>
      )}
      {facts.length > 0 && <Facts facts={facts} />}
      {links.length > 0 && (
        <ul role="list" className={styles.links}>
          {links.map(({ href, name }) => (
            <li key={href}>
              <a
                href={href}
                rel={href.startsWith('https:') ? 'noreferrer' : undefined}
                className={styles.link}
              >
                <span>
                  <WithCodes text={name} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function iconOf(tool: Card['tool']): IconName {
  return tool in ICON_OF ? ICON_OF[tool as keyof typeof ICON_OF] : 'check'
}

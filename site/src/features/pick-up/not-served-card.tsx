import type { ReactNode } from 'react'
import { Callout } from '@/ui/callout/callout'
import { ButtonLink } from '@/ui/button/button'
import type { NotServed } from './not-served'
import styles from './pick-up.module.css'

export interface NotServedWords {
  nearest: string
  book: string
  centers: string
  post: string
  packing: string
  parcelNumber: string
}

export interface NotServedLinks {
  appointment: string
  centers: string
  packing: string
  post: string
}

interface NotServedCardProps {
  notServed: NotServed
  words: NotServedWords
  links: NotServedLinks
  contact: ReactNode
}

/** Never the end: the nearest centre, the post, and people to ask. */
export function NotServedCard({ notServed, words, links, contact }: NotServedCardProps) {
  const { title, center, postal } = notServed
  return (
    <Callout tone="wait" title={<h2 tabIndex={-1}>{title}</h2>}>
      {center && (
        <div className={styles.place}>
          <h3>{words.nearest}</h3>
          <Place {...center} />
        </div>
      )}
      <div className={styles.actions}>
        {center && (
          <ButtonLink href={`${links.appointment}?center=${encodeURIComponent(center.id)}`}>
            {words.book}
          </ButtonLink>
        )}
        <ButtonLink href={links.centers} look="quiet">
          {words.centers}
        </ButtonLink>
      </div>
      {postal && (
        <div className={styles.place}>
          <h3>{words.post}</h3>
          <p>{postal.text}</p>
          <Place {...postal} />
          <p>
            <a href={links.packing}>{words.packing}</a>
          </p>
          {postal.takesBookings && <ButtonLink href={links.post}>{words.parcelNumber}</ButtonLink>}
        </div>
      )}
      {contact}
    </Callout>
  )
}

export function Place({ name, address, phone }: Omit<NonNullable<NotServed['center']>, 'id'>) {
  return (
    <address>
      {name}
      {address && <span>{address}</span>}
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </address>
  )
}

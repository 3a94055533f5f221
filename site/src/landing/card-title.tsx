import { WithCodes } from '@/ui/codes/with-codes'

/** @param href from `sectionHref`; null for a card that leads nowhere */
export function CardTitle({ title, href }: { title: string; href: string | null }) {
  const text = <WithCodes text={title} />
  return <h3>{href ? <a href={href}>{text}</a> : text}</h3>
}

import { ButtonLink } from '@/ui/button/button'
import styles from './landing.module.css'
import { sectionHref } from './section-link'

interface ActionsProps {
  actions: { label: string; url: string }[]
  first?: 'primary' | 'next'
}

export async function Actions({ actions, first = 'primary' }: ActionsProps) {
  const targets = await Promise.all(actions.map(({ url }) => sectionHref(url)))
  const shown = actions.flatMap(({ label }, place) => {
    const href = targets[place]
    return href ? [{ label, href }] : []
  })
  if (shown.length === 0) return null
  return (
    <p className={styles.actions}>
      {shown.map(({ label, href }, place) => (
        <ButtonLink key={href} href={href} look={place === 0 ? first : 'quiet'}>
          {label}
        </ButtonLink>
      ))}
    </p>
  )
}

import { Icon } from '@/ui/icon/icon'
import type { SafetyCard } from './safety-card'
import styles from './safety-card.module.css'

interface SafetyCardViewProps {
  card: SafetyCard
  isLive: boolean
  level: 2 | 3
}

/** Not set apart by colour alone. */
export function SafetyCardView({ card, isLive, level }: SafetyCardViewProps) {
  const { danger, label, title, steps, call, numbers, otherwise, after, lang, dir } = card
  const Title = `h${level}` as const
  return (
    <section
      {...(isLive && { role: 'alert' })}
      aria-label={title}
      lang={lang}
      dir={dir}
      data-tone={danger === 'selfHarm' ? 'hint' : 'bad'}
      className={styles.card}
    >
      <p className={styles.label}>
        <Icon name={danger === 'selfHarm' ? 'chat' : 'warning'} size={24} />
        {label}
      </p>
      <Title>{title}</Title>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.call}>{call}</p>
      {numbers.length > 0 && (
        <ul role="list" className={styles.numbers}>
          {numbers.map(({ label: service, number }) => (
            <li key={`${service} ${number}`}>
              <a href={`tel:${number}`} className={styles.number}>
                <Icon name="phone" size={20} />
                <span>
                  {service} <bdi dir="ltr">{number}</bdi>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p>{otherwise}</p>
      {after && (
        <div className={styles.after}>
          <p>{after.text}</p>
          <a href={after.href}>{after.label}</a>
        </div>
      )}
    </section>
  )
}

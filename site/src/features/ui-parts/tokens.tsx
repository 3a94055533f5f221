import { Part } from './part'
import styles from './ui-parts.module.css'

const COLORS = [
  'ink',
  'ink-quiet',
  'surface',
  'raised',
  'line',
  'field-line',
  'brand',
  'brand-strong',
  'brand-soft',
  'accent',
  'good',
  'good-soft',
  'wait',
  'wait-soft',
  'bad',
  'bad-soft',
]
const TEXTS = ['title-1', 'title-2', 'title-3', 'large', 'body', 'small']
const SPACES = [1, 2, 3, 4, 5, 6, 7, 8]
const RADII = ['field', 'card', 'chip']

export function Colors() {
  return (
    <Part name="Colour">
      {COLORS.map((name) => (
        <figure key={name} className={styles.swatch}>
          <span style={{ background: `var(--${name})` }} />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </Part>
  )
}

export function Type() {
  return (
    <Part name="Type">
      <div>
        {TEXTS.map((name) => (
          <p key={name} style={{ fontSize: `var(--text-${name})` }}>
            {name}: a phone that works again · هاتف يعمل من جديد
          </p>
        ))}
      </div>
    </Part>
  )
}

export function Measures() {
  return (
    <Part name="Space, radius, elevation">
      {SPACES.map((step) => (
        <figure key={step} className={styles.swatch}>
          <span style={{ inlineSize: `var(--space-${step})`, background: 'var(--brand)' }} />
          <figcaption>space {step}</figcaption>
        </figure>
      ))}
      {RADII.map((name) => (
        <figure key={name} className={styles.swatch}>
          <span style={{ borderRadius: `var(--radius-${name})`, boxShadow: 'var(--shade)' }} />
          <figcaption>radius {name}</figcaption>
        </figure>
      ))}
    </Part>
  )
}

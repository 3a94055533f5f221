import { AppLink } from '@/links/app-link'
import { DeviceDrawing } from '@/ui/device-drawing/device-drawing'
import { Icon } from '@/ui/icon/icon'
import type { FoundProduct } from './found-product'
import styles from './product-card.module.css'

/** What there is of a product whose name was typed. */
export async function ProductCard({ found }: { found: Promise<FoundProduct | null> }) {
  const product = await found
  if (!product) return null
  return (
    <section aria-labelledby="product" className={styles.product}>
      <h2 id="product" className={styles.name}>
        <DeviceDrawing model={product.name} size={72} />
        <bdi>{product.name}</bdi>
      </h2>
      <ul role="list">
        {product.links.map(({ href, name, icon }) => (
          <li key={href}>
            <AppLink href={href} className={styles.link}>
              <Icon name={icon} size={20} />
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

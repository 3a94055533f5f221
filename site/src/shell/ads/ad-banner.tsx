import type { Ad } from '@carelane/main-api'
import { getTranslations } from 'next-intl/server'
import { currentVisit } from '@/i18n/visit'
import { menuTarget } from '@/links/menu-url'
import { Icon } from '@/ui/icon/icon'
import { serviceBrand } from '../brand'
import { HiddenOnBarePages } from '../hidden-on-bare-pages'
import { ClosableAd } from './closable-ad'
import { HIDE_CLOSED_AD } from './hide-closed-ad'
import { liveAd, type ShownOn } from './live-ads'
import styles from './ads.module.css'

interface AdBannerProps {
  slot: Ad['slot']
  page: ShownOn
}

/** [2.3#25]–[2.3#30] */
export async function AdBanner({ slot, page }: AdBannerProps) {
  const { lang, adList } = await currentVisit()
  const ad = liveAd(adList, { slot, page, now: new Date() })
  if (!ad) return null
  const t = await getTranslations('header')
  const target = ad.url === null ? null : menuTarget(ad.url, lang, serviceBrand())
  const id = `ad-${ad.id}`
  // eslint-disable-next-line no-restricted-syntax -- a constant of ours, which the policy names
  const hideWhenClosed = <script dangerouslySetInnerHTML={{ __html: HIDE_CLOSED_AD }} />
  return (
    <HiddenOnBarePages>
      <ClosableAd
        id={id}
        isAtBottom={slot === 'bottom'}
        label={`${t('ad')}: ${ad.title}`}
        closeLabel={t('closeAd')}
        className={styles[slot]}
        close={<Icon name="close" size={20} />}
      >
        {target ? (
          <a href={target.href}>
            <AdPicture ad={ad} />
          </a>
        ) : (
          <AdPicture ad={ad} />
        )}
      </ClosableAd>
      {/* Before the first paint, so that a closed banner does not flash. */}
      {hideWhenClosed}
    </HiddenOnBarePages>
  )
}

function AdPicture({ ad: { picture, title, slot } }: { ad: Ad }) {
  const { narrow, wide } = picture
  // Hidden on desktop.
  // Never shown on desktop, so not fetched there.
  const loading = slot === 'bottom' ? 'lazy' : undefined
  return (
    <picture>
      {wide && slot === 'top' && (
        <source media="(width >= 48rem)" srcSet={wide.src} width={wide.width} height={wide.height} />
      )}
      <img
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        alt=""
        loading={loading}
        decoding="async"
        fetchPriority="low"
      />
      <span className={styles.title}>{title}</span>
    </picture>
  )
}

import { HomePage } from '@/features/home/home-page'
import { ListPage } from '@/features/news/list-page'
import type { MomentPageName } from '@/features/preview/moment-pages'
import { takeDevice } from '@/features/purchase/steps/take-device'
import { WarrantyPage } from '@/features/warranty-check/warranty-page'

export function MomentPage({ page }: { page: MomentPageName }) {
  switch (page) {
    case 'home':
      return <HomePage />
    case 'news':
      return <ListPage type="news" query={{}} />
    case 'warranty-check':
      return <WarrantyPage query={{}} takeDevice={takeDevice} />
  }
}

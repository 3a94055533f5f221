import { FaqPage } from '@/features/faq/faq-page'
import { WholeFinder } from '@/features/find-the-fault/whole-finder'
import { HomePage } from '@/features/home/home-page'
import { LegalPage } from '@/features/legal/legal-page'
import { ArticlePage } from '@/features/news/article-page'
import { PolicyPage } from '@/features/policy/policy-page'
import type { PageDraft } from '@/features/preview/preview-page'
import { takeDevice } from '@/features/purchase/steps/take-device'
import { WarrantyPage } from '@/features/warranty-check/warranty-page'

export function DraftPage({ draft }: { draft: PageDraft }) {
  switch (draft.kind) {
    case 'article':
      return <ArticlePage article={draft.content} />
    case 'faq':
      return <FaqPage faq={draft.content} />
    case 'finder':
      return <WholeFinder finder={draft.content} />
    case 'policy':
      return <PolicyPage policy={draft.content} />
    case 'legal':
      return <LegalPage page={draft.content} />
    case 'ad':
      return draft.page === 'home' ? <HomePage /> : <WarrantyPage query={{}} takeDevice={takeDevice} />
    case 'menu':
      return <HomePage />
  }
}

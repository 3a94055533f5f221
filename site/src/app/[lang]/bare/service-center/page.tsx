import { CentersPage } from '@/service-centers/centers-page'

export { generateMetadata } from '../../service-center/page'

export const dynamic = 'force-dynamic'

export default async function BareServiceCenter({ searchParams }: PageProps<'/[lang]/bare/service-center'>) {
  return <CentersPage query={await searchParams} isBare />
}

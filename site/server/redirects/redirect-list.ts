import { newRequestId, REQUEST_ID_HEADER } from '@carelane/config/request-id'
import { answerOf, redirectList } from '@carelane/main-api'
import { contentRedirects, NO_REDIRECTS, type ContentRedirects } from '@/routing/content-redirects'

const DEADLINE_MS = 3000

/** For missed publications [9#5]. */
const REFRESH_MS = 120_000
const RETRY_MS = 5_000

/** Keeps the last list while the cms is away. */
export class RedirectList {
  current: ContentRedirects = NO_REDIRECTS
  private reading: Promise<void> | null = null
  private isOutdated = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly cmsUrl: string,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /** Repeats if a publication overtook it. Never rejects. */
  refresh(): Promise<void> {
    this.isOutdated = true
    return (this.reading ??= this.read().finally(() => {
      this.reading = null
    }))
  }

  notePublication(tags: readonly string[]): void {
    if (tags.some((tag) => tag === 'redirects' || tag.startsWith('redirects:'))) void this.refresh()
  }

  private async read(): Promise<void> {
    clearTimeout(this.timer)
    let next = REFRESH_MS
    while (this.isOutdated) {
      this.isOutdated = false
      try {
        this.current = contentRedirects(await fetchRedirects(this.cmsUrl))
        next = REFRESH_MS
      } catch (error) {
        this.onFailure(error)
        next = RETRY_MS
      }
    }
    this.timer = setTimeout(() => void this.refresh(), next)
    this.timer.unref()
  }
}

async function fetchRedirects(cmsUrl: string) {
  const response = await fetch(`${cmsUrl}/api/redirect/list`, {
    signal: AbortSignal.timeout(DEADLINE_MS),
    redirect: 'error',
    headers: { [REQUEST_ID_HEADER]: newRequestId() },
  })
  if (!response.ok) throw new Error(`redirects: status ${response.status}`)
  const body: unknown = await response.json()
  return answerOf(redirectList).parse(body).result.redirects
}

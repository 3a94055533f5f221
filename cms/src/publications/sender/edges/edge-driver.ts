/** What a kind of edge is asked with, where it takes a token. */
export interface EdgeTokens {
  fastly?: string | undefined
  cloudflare?: string | undefined
}

export interface PurgeRequest extends RequestInit {
  address: string
}

/** How one kind of cache in front of the site is told which tags have changed. */
export interface EdgeDriver {
  /** Precedes `http://` or `https://` in the names of receivers, with its `+`. */
  readonly scheme: string
  /** One after the other; any answer of 2xx counts as done. */
  requests(address: string, tags: readonly string[], tokens: EdgeTokens): PurgeRequest[]
}

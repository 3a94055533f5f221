import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'

export interface Model {
  baseUrl: string
  model: string
  apiKey: string | undefined
}

export function languageModel({ baseUrl, model, apiKey }: Model): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
    includeUsage: true,
    // Questions and the key are for this address alone.
    fetch: (address, init) => fetch(address, { ...init, redirect: 'error' }),
  })
  return provider(model)
}

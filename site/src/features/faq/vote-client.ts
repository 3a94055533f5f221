const DEADLINE_MS = 15_000

export async function sendVote(form: FormData): Promise<boolean> {
  try {
    const response = await fetch('/api/faq/votes/', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return response.ok
  } catch {
    return false
  }
}

export function noteReading(lang: string, faq: number): void {
  const key = `read-faq-${faq}`
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // Without storage the server counts once.
  }
  navigator.sendBeacon('/api/faq/views/', new URLSearchParams({ lang, faq: String(faq) }))
}

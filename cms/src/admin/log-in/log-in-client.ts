interface Sending {
  path: string
  language: string
  /** Of a refusal, which the form says in any case. */
  refused?(body: unknown): void
}

type Action = (formData: FormData) => Promise<void>

/** An action of Payload's form, which reads the answer although its types know of none. */
export function sendTo({ path, language, refused }: Sending): Action {
  const send = async (formData: FormData): Promise<Response> => {
    const headers = { 'accept-language': language }
    const response = await fetch(`/api${path}`, { method: 'POST', headers, body: formData })
    if (!response.ok) refused?.(await response.clone().json())
    return response
  }
  return send as unknown as Action
}

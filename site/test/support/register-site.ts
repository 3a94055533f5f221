export async function registerSite(sandboxUrl: string, origin: string): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/callbacks`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ origin }),
  })
  if (!answer.ok) throw new Error(`the site was not registered: ${answer.status}`)
}

import type { ShownDevice } from './shown-device'

/** Empty if it cannot be asked. */
export async function fetchKeptDevices(lang: string): Promise<ShownDevice[]> {
  try {
    const answer = await fetch(`/api/my-devices/?lang=${lang}`)
    // The server's own version, so the type holds.
    return answer.ok ? ((await answer.json()) as { devices: ShownDevice[] }).devices : []
  } catch {
    return []
  }
}

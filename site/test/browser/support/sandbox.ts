const SANDBOX = process.env.CARELANE_TEST_SANDBOX_URL ?? ''

interface DemoDevice {
  outcome: string
  imei: string
}

/** The devices of the sandbox's demo data, one for each outcome that a country has. */
export async function demoDevices(country: string): Promise<Record<string, string>> {
  const answer = await fetch(`${SANDBOX}/sandbox/demo-data?country=${country}`)
  const { devices } = (await answer.json()) as { devices: DemoDevice[] }
  return Object.fromEntries(devices.map(({ outcome, imei }) => [outcome, imei]))
}

/** Breaks the warranty call for as long as `work` takes. */
export async function withFault(fault: object, work: () => Promise<void>): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ call: 'warranty-info', ...fault })
  await fetch(`${SANDBOX}/sandbox/faults`, { method: 'PUT', headers, body })
  try {
    await work()
  } finally {
    await fetch(`${SANDBOX}/sandbox/faults`, { method: 'DELETE' })
  }
}

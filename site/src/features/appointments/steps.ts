export const STEPS = ['time', 'device', 'contact'] as const
export type StepName = (typeof STEPS)[number]

export const NEEDED: Readonly<Record<StepName, readonly string[]>> = {
  time: ['slot'],
  device: ['product', 'fault'],
  contact: ['name', 'phone'],
}

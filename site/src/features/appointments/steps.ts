/** The parts of a booking, in order; see `StepsOfBooking`. */
export const STEPS = ['time', 'device', 'contact'] as const
export type StepName = (typeof STEPS)[number]

/** What has to be entered in each. */
export const NEEDED: Readonly<Record<StepName, readonly string[]>> = {
  time: ['slot'],
  device: ['product', 'fault'],
  contact: ['name', 'phone'],
}

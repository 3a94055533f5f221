export type PartName = 'postgres' | 'sandbox' | 'cms' | 'site'

export interface Running {
  pid: number
  ended: Promise<string>
  stop(): Promise<void>
}

export interface Part {
  name: PartName
  /**
   * Calls `started`, then resolves when healthy.
   * @throws Error if it ends first or takes too long
   */
  launch(log: number, started: (running: Running) => void): Promise<void>
}

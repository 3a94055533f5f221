export type PartName = 'postgres' | 'sandbox' | 'cms' | 'site'

export interface Running {
  pid: number
  ended: Promise<string>
  stop(): Promise<void>
}

export interface Part {
  name: PartName
  /**
   * Resolves when healthy; calls `started` before that.
   * @throws Error if it ends first or takes too long
   */
  launch(log: number, started: (running: Running) => void): Promise<void>
}

export type PartName = 'postgres' | 'sandbox' | 'cms' | 'site'

export type Running = {
  pid: number
  ended: Promise<string>
  stop(): Promise<void>
}

export type Part = {
  name: PartName
  /**
   * Resolves when healthy; calls `started` before that.
   * @throws Error if it ends first or takes too long
   */
  launch(log: number, started: (running: Running) => void): Promise<void>
}

export type PartName = 'postgres' | 'sandbox' | 'cms' | 'site'

/** A process that runs; `ended` resolves when it is gone, with what to say about it. */
export type Running = {
  pid: number
  ended: Promise<string>
  stop(): Promise<void>
}

export type Part = {
  name: PartName
  /**
   * Starts it and resolves when it answers. `started` is told the process's number before that.
   * @throws Error when it ends before it answers, or does not answer in time
   */
  launch(log: number, started: (running: Running) => void): Promise<void>
}

export interface TestWords {
  start: string
  during: string
  stop: string
  failed: string
  /** Of the touch screen and the network alone. */
  done: string
}

/** What each test is given while it runs. */
export interface RunningTest {
  words: TestWords
  /** Of the numbers that it shows. */
  tag: string
  /** The browser may not, or cannot. */
  onFailed: () => void
}

export interface Receipt {
  tone: 'good' | 'bad'
  title: string
  text: string
  /** Set if the receipt is shown on another page. */
  path?: string
}

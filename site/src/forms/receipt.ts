/** What a visitor is told of what they handed in. */
export interface Receipt {
  tone: 'good' | 'bad'
  title: string
  text: string
  /** Where it is shown, where that is another page: the browser goes there. */
  path?: string
}

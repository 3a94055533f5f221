export interface Receipt {
  tone: 'good' | 'bad'
  title: string
  text: string
  path?: string
}

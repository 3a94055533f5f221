export interface DemoRow {
  tool: string
  type: string
  what: string
}

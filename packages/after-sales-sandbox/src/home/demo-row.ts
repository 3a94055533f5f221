export type DemoRow = { tool: string; type: string; what: string }

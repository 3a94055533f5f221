/** Something to type in, and what then happens. */
export type DemoRow = { tool: string; type: string; what: string }

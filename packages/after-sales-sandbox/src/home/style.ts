import { raw } from 'hono/html'

export const STYLE = raw(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  main { max-inline-size: 64rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; }
  h1 { line-height: 1.2; }
  form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin-block: 1rem; }
  select, button { font: inherit; padding: 0.4rem 0.7rem; min-block-size: 2.75rem; }
  .scroller { overflow-x: auto; }
  table { border-collapse: collapse; inline-size: 100%; }
  th, td { text-align: start; padding: 0.5rem 0.75rem; border-block-end: 1px solid #8886; }
  tbody th { font-weight: 600; }
  code { font-family: ui-monospace, monospace; }
  td code { user-select: all; white-space: nowrap; }
  dt { margin-block-start: 1rem; }
  dd { margin-inline-start: 1rem; }
`)

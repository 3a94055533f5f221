import { raw } from 'hono/html'

export const PAYMENT_STYLE = raw(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; }
  main { max-inline-size: 28rem; margin-inline: auto; padding: 1rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.375rem; line-height: 1.2; }
  h2 { font-size: 1.125rem; margin-block: 0 0.5rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; font-variant-numeric: tabular-nums; }
  section { border-block-start: 1px solid #8886; padding-block: 1rem; }
  label { display: block; font-weight: 600; }
  input, button { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; }
  button { margin-block-start: 0.5rem; }
  .error { color: #b42318; font-weight: 600; }
  @media (prefers-color-scheme: dark) { .error { color: #ff9a90; } }
  .code { font-size: 1.375rem; font-family: ui-monospace, monospace; }
  a, summary { display: inline-block; min-block-size: 2.75rem; line-height: 2.75rem; }
`)

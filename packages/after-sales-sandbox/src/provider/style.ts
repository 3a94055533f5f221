import { raw } from 'hono/html'

export const STYLE = raw(`
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; --ink: #0f1f26; --line: #6b7f88;
    --brand: #0b6b66; --on-brand: #fff; --surface: #fff; --raised: #f4f7f6; --bad: #b42318; }
  :root:dir(rtl) { line-height: 1.75; }
  @media (prefers-color-scheme: dark) {
    :root { --ink: #e7f0ee; --line: #8fa3ab; --brand: #5fd0c5; --on-brand: #0e181c; --surface: #16242a;
      --raised: #0e181c; --bad: #ff9d92; }
  }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--raised); color: var(--ink); }
  main { max-inline-size: 28rem; margin: 2rem auto; padding: 1rem; }
  h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0 0.5rem; }
  h2 { font-size: 1.125rem; margin-block: 0 0.5rem; }
  form { display: grid; gap: 0.5rem; padding: 1rem; margin-block: 1rem; border-radius: 12px; background: var(--surface); }
  label, legend { font-weight: 600; }
  input, select, button { font: inherit; inline-size: 100%; min-inline-size: 0; min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); color: inherit; }
  button { border-color: var(--brand); background: var(--brand); color: var(--on-brand); font-weight: 600; cursor: pointer; }
  button.quiet { background: none; color: var(--brand); }
  fieldset { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; border: 0; margin: 0; padding: 0; min-inline-size: 0; }
  .choice { display: flex; align-items: center; gap: 0.5rem; min-block-size: 2.75rem; font-weight: 400; }
  .choice input { inline-size: 1.25rem; min-block-size: 1.25rem; }
  .choice img { border-radius: 999px; }
  :focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
  [role=alert] { color: var(--bad); font-weight: 600; }
  a { color: var(--brand); display: inline-block; padding-block: 0.25rem; }
`)

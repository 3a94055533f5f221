// Hashed for the page's policy, so it must be served unchanged.
export const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; --line: #8886; --quiet: #8881; }
  body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-inline-size: 72rem; }
  h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
  h2 { margin-block-start: 2.5rem; }
  nav { border-block: 1px solid var(--line); padding-block-end: 1rem; }
  nav h2 { font-size: 1rem; margin-block: 1rem 0; }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; margin: 0; padding: 0; }
  nav a { display: inline-block; padding-block: 0.6rem; }
  article { border-block-start: 1px solid var(--line); margin-block-start: 2rem; scroll-margin-block-start: 1rem; }
  .method { font-weight: 400; border: 1px solid currentcolor; border-radius: 0.3rem; padding: 0 0.4rem; }
  .skip { position: absolute; inset-inline-start: 1rem; inset-block-start: -4rem; }
  .skip:focus { inset-block-start: 0.25rem; }
  .scroller { overflow-x: auto; }
  table { border-collapse: collapse; }
  caption, th, td { text-align: start; padding: 0.35rem 1rem 0.35rem 0; vertical-align: top; }
  caption { font-weight: 600; }
  td, tbody th { border-block-start: 1px solid var(--line); }
  figure { margin: 1rem 0; }
  figcaption { font-weight: 600; }
  pre { background: var(--quiet); padding: 1rem; margin-block: 0.35rem; overflow: auto; max-block-size: 24rem; }
  code { font-family: ui-monospace, monospace; font-size: 0.9em; overflow-wrap: anywhere; }
  pre code { overflow-wrap: normal; }
  :focus-visible { outline: 3px solid; outline-offset: 2px; }
`

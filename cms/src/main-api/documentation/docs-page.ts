import { type CallName, CALLS, TAGS_HEADER } from '@carelane/main-api'
import { html, raw } from 'hono/html'
import { createHash } from 'node:crypto'
import { CALL_GROUPS } from './call-document'
import { CALL_DOCUMENTS } from './call-documents'
import { CALL_NAMES } from './open-api'
import { parametersOf } from './parameters'
import { STYLE } from './style'

/** Nothing runs or is loaded from elsewhere. */
export const DOCS_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export function docsPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Carelane Main API</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#calls">Skip to the calls</a>
        <header>
          <h1>Main API</h1>
          <p>
            Published content of every country and language, as the public site reads it. The same contract as
            an OpenAPI document: <a href="/api/openapi.json">openapi.json</a>.
          </p>
        </header>
        <nav aria-label="Calls">${CALL_GROUPS.map(contentsOf)}</nav>
        <main id="calls" tabindex="-1">${rules()} ${CALL_GROUPS.map(section)}</main>
      </body>
    </html>`
}

const inGroup = (group: string) => CALL_NAMES.filter((name) => CALL_DOCUMENTS[name].group === group)

function contentsOf(group: string) {
  return html`<h2>${group}</h2>
    <ul>
      ${inGroup(group).map((name) => html`<li><a href="#${name}">${CALLS[name].path}</a></li>`)}
    </ul>`
}

function rules() {
  return html`<section aria-labelledby="rules">
    <h2 id="rules">What holds for all calls</h2>
    <ul>
      <li>
        Paths stand below <code>/api</code>. GET takes its request as query, POST as a JSON body; what a call
        does not name is ignored.
      </li>
      <li>
        <code>shortName</code> is the first part of a page’s address: a country such as <code>ng</code>, or a
        country and one of its languages such as <code>sa_en</code>.
      </li>
      <li>
        An answer is <code>{"status": 200, "result": …}</code>, an error <code>{"status", "message"}</code>,
        each under the same HTTP status: 400 for a request that is none of this call, 404 for what is not
        there or not shown in this country, 503 while the database cannot be reached.
      </li>
      <li>A text is in the language asked for, or else in English; <code>locale</code> says which.</li>
      <li>
        An answer has an <code>ETag</code>, and <code>If-None-Match</code> saves its body. The header
        <code>${TAGS_HEADER}</code> names what it contains; a publication names the same tags.
      </li>
    </ul>
  </section>`
}

function section(group: string) {
  const id = group.toLowerCase().replaceAll(' ', '-')
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${group}</h2>
    ${inGroup(group).map(callArticle)}
  </section>`
}

function callArticle(name: CallName) {
  const { summary, description, example } = CALL_DOCUMENTS[name]
  const { method, path } = CALLS[name]
  const parameters = parametersOf(name)
  return html`<article aria-labelledby="${name}">
    <h3 id="${name}"><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${summary}. ${description}</p>
    ${parameters.length > 0 ? parameterTable(name, parameters) : ''}
    ${code(`Example of a request to ${path}`, requestLine(name, example.request))}
    ${code(`Its answer`, JSON.stringify({ status: 200, result: example.result }, null, 2))}
  </article>`
}

function parameterTable(name: CallName, parameters: ReturnType<typeof parametersOf>) {
  return html`<div class="scroller" tabindex="0" role="region" aria-label="What ${CALLS[name].path} takes">
    <table>
      <caption>
        What it takes
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Without it</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name: parameter, value, otherwise }) =>
            html`<tr>
              <th scope="row"><code>${parameter}</code></th>
              <td>${value}</td>
              <td>${otherwise}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}

function code(label: string, text: string) {
  return html`<figure>
    <figcaption>${label}</figcaption>
    <pre tabindex="0"><code>${text}</code></pre>
  </figure>`
}

function requestLine(name: CallName, request: object): string {
  const { method, path } = CALLS[name]
  if (method === 'POST') return `POST /api${path}\n\n${JSON.stringify(request, null, 2)}`
  return `GET /api${path}?${new URLSearchParams(request as Record<string, string>)}`
}

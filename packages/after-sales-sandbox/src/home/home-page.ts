import { COUNTRIES, COUNTRY_CODES, type CountryCode } from '@carelane/countries'
import { html } from 'hono/html'
import { FAULTS } from '../faults/fault-switch'
import type { DemoDevice } from './demo-devices'
import type { DemoRow } from './demo-row'
import { STYLE } from './style'

export function homePage({
  devices,
  rows,
  calls,
  country,
  now,
}: {
  devices: DemoDevice[]
  rows: DemoRow[]
  calls: readonly string[]
  country: CountryCode
  now: Date
}) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>After-sales sandbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>
          <h1>After-sales sandbox</h1>
          <p>
            It stands for the live after-sales API of a device group. Brands, devices and dealers are made up;
            the IMEIs begin with 00, which no real device has. Outcomes come from stored dates, countries and
            states, so they change as time goes by: this page shows those of now, ${time(now.toISOString())}.
          </p>
          <h2 id="devices">Devices to try in a warranty check</h2>
          <form method="get">
            <label for="country">Country</label>
            <select id="country" name="country">
              ${COUNTRY_CODES.map((code) => option(code, country))}
            </select>
            <button>Show</button>
          </form>
          <div class="scroller" tabindex="0" role="region" aria-labelledby="devices">
            <table>
              <thead>
                <tr>
                  <th scope="col">Outcome</th>
                  <th scope="col">Asked in</th>
                  <th scope="col">IMEI</th>
                  <th scope="col">Model</th>
                  <th scope="col">Holds until</th>
                </tr>
              </thead>
              <tbody>
                ${devices.map(row)}
              </tbody>
            </table>
          </div>
          <h2 id="tools">What to type into the other tools</h2>
          <p>
            For the country chosen above. A one-time code shows here once it was asked for. Phone numbers are
            made up, but look like real ones: call none of them.
          </p>
          <div class="scroller" tabindex="0" role="region" aria-labelledby="tools">
            <table>
              <thead>
                <tr>
                  <th scope="col">Tool</th>
                  <th scope="col">Type</th>
                  <th scope="col">What you see</th>
                </tr>
              </thead>
              <tbody>
                ${rows.map(toolRow)}
              </tbody>
            </table>
          </div>
          <h2>The account provider</h2>
          <p>
            The site's Login leads to <code>/auth/client</code>. Any phone number or email gets an account;
            its one-time code stands in the table above.
          </p>
          <h2>For tests</h2>
          <p>These exist in the sandbox only; a real service has nothing like them.</p>
          <dl>
            <dt><code>PUT /sandbox/clock</code> <code>{"now":"2030-01-31T12:00:00Z"}</code></dt>
            <dd>Moves the time; <code>DELETE</code> brings it back, <code>GET</code> tells it.</dd>
            <dt><code>PUT /sandbox/faults</code> <code>{"call":"warranty-info","fault":"slow"}</code></dt>
            <dd>
              Breaks a call: ${FAULTS.join(', ')}. <code>slow</code> and <code>done-slow</code> take
              <code>delayMs</code>, all take <code>times</code>. Those that begin with
              <code>done</code> strike when the call was carried out. <code>DELETE</code> mends them all, or
              with <code>?call=…</code> one. The calls are ${calls.join(', ')}.
            </dd>
            <dt><code>GET /sandbox/submissions?kind=rating-add</code></dt>
            <dd>What was taken, by its request key, and how often it came.</dd>
            <dt><code>POST /sandbox/tokens</code> <code>{"phone":"+234-8021231231"}</code></dt>
            <dd>A visitor's token without a code, for the calls that need one.</dd>
            <dt><code>PUT /sandbox/callbacks</code> <code>{"origin":"http://localhost:3000"}</code></dt>
            <dd>Registers a site with the account provider: sign-ins lead back to no other.</dd>
            <dt>
              <code>POST /sandbox/devices</code> <code>{"country":"ng","activeForHours":24,"count":1}</code>
            </dt>
            <dd>New phones: one that is protected is so once for all.</dd>
            <dt><code>POST /sandbox/quotes</code> <code>{"country":"ng","validDays":10}</code></dt>
            <dd>
              A repair order whose quote waits for its owner. With <code>orderNumber</code> alone, a dearer
              quote takes the place of the one before.
            </dd>
            <dt><code>GET /sandbox/protection?order=…</code></dt>
            <dd>
              Orders, payments, what was charged and refunded, and how the site was called; of one order or
              all.
            </dd>
            <dt><code>GET /sandbox/demo-data?country=ng</code></dt>
            <dd>The tables above as JSON; <code>GET /sandbox/codes</code> gives the one-time codes alone.</dd>
          </dl>
        </main>
      </body>
    </html>`
}

function option(code: CountryCode, selected: CountryCode) {
  return html`<option value="${code}" ${code === selected ? 'selected' : ''}>${COUNTRIES[code].name}</option>`
}

function row({ outcome, country, imei, model, until }: DemoDevice) {
  return html`<tr>
    <th scope="row">${outcome}</th>
    <td>${COUNTRIES[country].name}</td>
    <td><code>${imei}</code></td>
    <td>${model ?? '–'}</td>
    <td>${until ? time(until) : 'does not change'}</td>
  </tr>`
}

function toolRow({ tool, type, what }: DemoRow) {
  return html`<tr>
    <th scope="row">${tool}</th>
    <td><code>${type}</code></td>
    <td>${what}</td>
  </tr>`
}

function time(instant: string) {
  return html`<time datetime="${instant}">${instant.slice(0, 16).replace('T', ' ')} UTC</time>`
}

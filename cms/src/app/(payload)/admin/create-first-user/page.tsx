import type { Metadata } from 'next'

export const metadata: Metadata = { title: 'No account yet – Carelane', robots: { index: false } }

/** Payload's form would make the first caller administrator. */
export default function NoAccountYet() {
  return (
    <main style={{ maxInlineSize: '36rem', margin: '20vh auto', paddingInline: '1.5rem' }}>
      <h1>There is no account yet</h1>
      <p>
        The first one is made on the server, with the command <code>npm run create-user</code> of the cms.
        After that, <a href="/admin/login">log in here</a>.
      </p>
    </main>
  )
}

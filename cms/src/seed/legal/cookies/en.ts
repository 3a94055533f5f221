import type { LegalText } from '../legal-text'

export const en: LegalText = {
  title: 'Cookie policy',
  body: `
:::warning
Sample text for a demonstration. The group of Aster, Kite and Solis is made up. Before this site serves real customers, a lawyer must replace this page.
:::

A cookie is a small note that a site leaves in your browser and reads again. This page says what this site leaves there.

## What is always needed

- **Your login.** After you log in, a cookie keeps you logged in until you log out. It cannot be read by scripts.
- **Your choice about cookies**, so that we do not ask again.
- **A banner that you closed** stays closed for five minutes. Your browser keeps that by itself and does not send it to us.
- **Your name in the header**, if you are logged in. Your browser keeps it by itself, too.

Without these the site would forget on every page what you did on the last one.

## What needs your consent

In some countries we count visits with an analytics service, to see which pages help. Where the law asks for consent, as in Russia, this begins only after you chose 'accept all'. After 'reject all' nothing is counted, and everything on the site works as before.

## What we do not use

No cookies of advertising networks, and none that follow you to other sites. The advertisements here are our own.

## How to change your mind

:::steps
# Open the settings of your browser
Look for 'Privacy' or 'Site settings'.

# Delete the data of this site
That removes all that is described here. You are then logged out.

# Choose again
Where we ask for consent, the question comes back on your next visit.
:::

## Questions

The [privacy policy](page:policy/privacy) says what else we do with data. Through the [contact page](page:contact) you reach us.
`,
}

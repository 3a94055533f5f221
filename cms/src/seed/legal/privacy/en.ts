import type { LegalText } from '../legal-text'

export const en: LegalText = {
  title: 'Privacy policy',
  body: `
:::warning
Sample text for a demonstration. The group of Aster, Kite and Solis is made up. Before this site serves real customers, a lawyer must replace this page.
:::

This page says which data about you we use, what for, and what you can ask of us.

## Who is responsible

Carelane, the after-sales service of Aster, Kite and Solis. The address, the hotline and the email of your country are in the footer of every page.

## What we use, and what for

- **To look something up.** The IMEI, serial number or order number that you enter is used for this answer alone. It is not stored and does not become part of a web address.
- **To repair.** The order holds your name, a way to reach you, the device with its number, the fault, the parts and the dates.
- **To book a time or to answer you.** Your name, phone number or email, and what you write to us.
- **To sell a protection plan.** Your account at the login provider, your name and phone number, the IMEI, and the state of the payment. Card data goes to the payment provider and not to us.
- **To unlock a phone.** A photo of your identity card and of the invoice, as the appeal asks for them. Only those who review it see them.
- **To keep the site safe.** Technical records of visits, with numbers of devices and phones made unreadable.

## What we do not do

We do not sell data. We do not look at the content of a device that you hand in. We do not ask for passwords.

## Who else gets data

The service centre that repairs your device, the delivery service if you order it, and the payment provider if you pay. Each gets only what it needs for that.

## How long we keep it

As long as it is needed for the purpose above, and as long as the law of your country asks for records of repairs and payments. Then it is deleted.

## What you can ask

You can ask what is stored about you, have mistakes corrected, have data deleted that is no longer needed, and object to its use. Write to us through the [contact page](page:contact). You can also complain to the data protection authority of your country.

## Cookies

The [cookie policy](page:policy/cookies) says what this site stores in your browser.

## Changes

When this page changes, the day from which the new text counts stands at the top.
`,
}

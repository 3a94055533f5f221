import type { LegalText } from '../legal-text'

export const en: LegalText = {
  title: 'Terms of use',
  body: `
:::warning
Sample text for a demonstration. The group of Aster, Kite and Solis is made up. Before this site serves real customers, a lawyer must replace this page.
:::

These terms hold whenever you use this site. They add nothing to what you pay and take nothing from the rights that the law gives you.

## What the site is for

You can check a warranty, follow a repair, find a service centre, look up prices of parts, read tips and policies, and buy protection plans. Most of it needs no account.

## What the answers mean

- **Prices** of parts and labour are for reference. What counts is the price that the service centre tells you before the repair.
- **Times** are for reference. A repair usually takes 3 to 7 working days from the day it begins; holidays delay it.
- **The warranty check** shows what is stored for the device. Whether a fault is covered is decided after an examination, by the [service policy](page:service-policy) of your country.
- **Tips** are written with care. Do only what you feel safe doing, and leave a swollen battery or an open appliance to a technician.

## What we ask of you

- Enter only numbers of devices that are yours or that you may ask about.
- Do not put programs on the site that ask in bulk, and do not try to get round its protection.
- Hand in true documents. An appeal with forged ones is refused.

## Buying a protection plan

You see the plan, its duration, its conditions and the total before you pay. The contract begins when the payment is confirmed. You find the order under 'My Order', where you can also cancel it as its conditions say. Each plan exists once per phone.

## Texts and pictures

Texts, pictures and names on this site belong to the group. You may read, print and share them for your own use, with the source.

## When something goes wrong

We keep the site running as well as we can and mend mistakes when we learn of them. Nothing here limits our liability where the law forbids it.

## Law and disputes

The law of the country whose section you use holds, with the consumer rights it gives you. Tell us first through the [contact page](page:contact): most things can be settled there.

## Changes

When these terms change, the day from which the new text counts stands at the top. For orders, the terms of the day of the order hold.
`,
}

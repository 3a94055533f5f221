import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Screen damage protection: what it covers and what not',
  summary:
    'One free screen within a year, after a fall or a knock. Read the conditions before you buy, since the days after activation count.',
  coverAlt: 'A phone and a screen under a large umbrella',
  body: `
A warranty pays for faults of the product. A fall is not one of them, and a new screen is often the dearest repair of a phone. This gap is what screen damage protection closes. Here is what it does, without small print.

## What is covered

- **One free replacement of the screen assembly** within one year of the date on which the protection takes effect.
- Damage from an **accidental knock, a fall or pressure**.
- Parts and labour of this one repair.

## What is not covered

- A second broken screen: the protection is used up with the first.
- Scratches that you see but that do not hinder the picture or touch.
- Damage by liquid, by loss, or on purpose.
- A screen that was broken before the protection began.

## When you can buy it

:::steps
# Online or in the app
Within 3 days of the activation of the phone.

# At a service centre
Within 15 days of activation, with the screen intact. Somebody looks at it on the spot.
:::

Each phone can have it once. It takes effect some days after activation; the exact number is shown before you pay. Not every model and country has it.

## How a claim goes

1. The screen breaks. [The first steps](article:cracked-screen-first-steps) keep fingers and data safe.
2. You come to a service centre, or hand the phone to the delivery service where there is one.
3. The benefit is deducted. You need no papers, only the device.
4. The screen is replaced, and you test it before you go.

:::hint
Extended warranty is something else: it makes the warranty one year longer, for faults and not for accidents. It is bought within the warranty period, and once per phone.
:::

## If the phone is exchanged

When you get another phone under warranty, the protection can move with you. Ask the hotline or the online support; it takes about 5 working days. What remains is worked out anew for the new phone.

Not sure what your phone has? The [warranty check](page:warranty-check) shows its state.
`,
}

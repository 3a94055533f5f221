import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Your phone fell in water: what to do now',
  summary:
    'The first minutes count. Switch it off, dry it, do not charge it. Rice does not help, and heat does harm.',
  coverAlt: 'A phone sinks into waves while drops splash to both sides',
  body: `
Water alone rarely destroys a phone. Current does: where water and voltage meet, contacts corrode within hours. Everything below serves one aim, to keep the power off until the phone is dry.

## The first five minutes

:::steps
# Take it out and switch it off
Hold the power button until it is off. Do not test whether something still works.

# Do not plug anything in
No charger, no headphones. If it was charging when it got wet, switch the socket off first and pull the charger, not the phone.

# Take off what comes off
The case, the SIM tray, the memory card. Water sits behind them.

# Let the water out
Hold the phone with the port downwards and tap it gently against your palm. Then dab it with a soft cloth.

# Rinse off salt and sugar
After sea water, juice or coffee, wipe the outside with a cloth dampened with fresh water. Do not hold the phone under the tap.
:::

## Let it dry

Lay it in a dry, airy place, with the port facing down, in front of a fan if you have one. Allow 24 hours, better 48. The moisture warning of the charging port may show for a while afterwards: it is measured, so wait until it goes.

:::warning
No hair dryer, oven, radiator or direct sun: heat softens seals and glue and can damage the battery. No rice either. It draws out very little, and its dust gets into the port.
:::

## Switch it on and test

Switch the phone on and go through it: touch, both cameras, a call with and without loudspeaker, Wi-Fi, charging. Fog behind a camera, crackling speakers or a warm battery mean that moisture is still inside. Switch it off again and bring it to us.

## Water resistance and warranty

A rating such as IP68 comes from a test with fresh, still water on a new phone. Seals age, and a fall can open a gap that you do not see. Inside the phone, small markers change colour where water reached them, and damage by liquid is usually not a fault of the product. [Check your warranty](page:warranty-check) and ask for an estimate before the repair begins.

While the phone works, [save your data](article:back-up-phone-before-repair). Corrosion goes on quietly, and a phone that runs today can fail in two weeks.
`,
}

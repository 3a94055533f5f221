import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'phone-charges-slowly': {
    question: 'Why does my phone charge slowly or not at all?',
    answer: `
Often it is dust in the port or the cable, and you can solve both yourself.

:::steps
# Change the cable, then the charger
Try one that charges another phone well. A thin cable from a drawer often carries too little.

# Look into the port
If the plug does not sit firmly, lint is pressed in behind it. [Clean the port](article:how-to-clean-charging-port-on-phone) with the phone switched off and a wooden toothpick, never with metal.

# Let it cool
A warm phone charges slowly to protect its battery. Take it out of the case and the sun.
:::

Still slow? The port or the battery may be worn. Look up [the price of the part](page:spare-parts-price) before you come.
`,
  },
  'phone-got-wet': {
    question: 'My phone got wet. What do I do first?',
    answer: `
Switch it off, and leave it off. Current and water together do the damage, not the water alone.

:::steps
# Take it apart as far as you can
Cover, SIM tray, memory card. Do not open screws.

# Dry it from outside
Use a cloth and hold the port downwards. Do not shake it.

# Leave it in moving air
A day or two in front of a fan. Rice does not help, and its dust gets into the port; a hair dryer pushes the water further in.
:::

:::warning
Do not charge it to see whether it works.
:::

After salt water or a drink, bring it to a [service centre](page:service-center) the same day: what dries inside corrodes. [More on wet phones](article:phone-fell-in-water).
`,
  },
  'battery-drains-fast': {
    question: 'My battery drains fast. Do I need a new one?',
    answer: `
Find out first whether something uses it up. Open Settings, Battery, and look at the list of apps for the last day. One app far ahead of the others is your answer: update it, restrict it in the background, or remove it. After a big system update, wait two days, since the phone sorts its files.

A battery is worn when the phone switches off with 20 or 30 per cent left, when it drains fast in flight mode too, or after some years of daily charging. Then a new one helps, and nothing else does. [Look up its price](page:spare-parts-price).

:::warning
Does the cover stand up or the screen lift? Stop charging and bring the phone in.
:::
`,
  },
  'phone-is-frozen': {
    question: 'My phone is frozen and does not react. How do I restart it?',
    answer: `
:::steps
# Force a restart
Hold the power button and volume down together for 10 to 15 seconds, until the phone vibrates. On some models it is the power button alone. Nothing is erased.

# Charge for half an hour
A battery that is quite empty shows nothing at all at first. Use the charger, not a computer.

# Make room
When it runs again, see that at least a tenth of the storage is free. A full phone freezes again.
:::

If it stops at the logo again and again, the system is damaged. A software upgrade at a [service centre](page:service-center) often helps; sometimes it needs a reset. Ask for your data to be saved first, if that is possible.
`,
  },
  'clean-a-screen': {
    question: 'How do I clean a screen without harming it?',
    answer: `
:::steps
# Switch it off
Dirt is easier to see on black, and nothing is pressed by accident.

# Wipe dry
Use a clean microfibre cloth, without pressure and in one direction. A paper towel scratches coatings.

# Then damp, if you must
A few drops of distilled water on the cloth, never on the screen. Dry it at once.
:::

Window cleaner, alcohol and vinegar take off the coating of televisions and laptops. On a phone a wipe with 70 per cent alcohol is all right now and then, but not with a cracked screen. Keep liquid away from speakers and ports. [A TV needs a little more care](article:clean-tv-screen-safely), since its panel bends.
`,
  },
  'air-conditioner-cools-badly': {
    question: 'My air conditioner cools badly. What can I check myself?',
    answer: `
:::steps
# The filter
It is the most common cause. [Clean it](article:clean-air-conditioner-filter) with lukewarm water, let it dry in the shade, and do so every two weeks in the hot season.

# The settings
Cooling, not fan or dry mode. Set 24 to 26 °C, with the flaps upwards.

# The outdoor unit
It needs free air on all sides. Remove leaves and bags from the grille, after switching off at the wall.
:::

Ice on the pipe, water indoors, or a hissing sound are work for a technician. So is refilling: the gas does not get used up, and if it is missing, there is a leak. [Ask for a visit](page:air-conditioner-repair-and-service).
`,
  },
}

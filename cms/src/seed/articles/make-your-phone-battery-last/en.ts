import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Make your phone battery last for years',
  summary:
    'Heat and long hours at full charge age a battery more than use does. These habits cost nothing and keep it strong.',
  coverAlt: 'A battery with three full cells and one empty, and a leaf beside it',
  body: `
Every phone battery wears out. What you do each day decides whether that takes two years or four. The chemistry is the same in every modern phone: a lithium-ion cell, and it dislikes three things: heat, a very full state and a very empty one.

## What really matters

- **Keep it cool.** A battery that is often above 35 °C ages much faster. Take the phone out of the sun, off the dashboard and out from under the pillow while it charges. [When a phone gets hot](article:phone-gets-hot) lists the causes.
- **Stay between 20 and 80 per cent when it is easy.** Short charges during the day are fine. There is no memory effect, so you need not run it empty first.
- **Do not leave it at 100 per cent for days.** Most phones offer a charge limit or a mode that finishes charging shortly before you wake. Switch it on.
- **Use fast charging when you need it.** It makes more heat. At night a slow charger does the same work gently.

## Find out what drains it

:::steps
# Open the battery page
Go to Settings, then Battery. It lists the apps by what they used since the last charge.

# Judge the first three
An app that you hardly open but that stands near the top works in the background. Restrict its background use, or remove it.

# Look at the screen
On most phones the screen uses the most. Lower the brightness, let it adapt by itself, and set it to go dark after 30 seconds.

# Check the signal
A weak signal makes the phone send with more power. In places without reception, aeroplane mode saves a surprising amount.
:::

## When it is time for a new one

Many phones show the battery's health in Settings. Below about 80 per cent of the capacity it had when new, you notice it each day. Other signs are a phone that switches off at 20 per cent, or a charge that jumps by ten points.

:::warning
If the back of the phone bulges or the screen lifts, the battery is swollen. Switch the phone off, do not charge it, do not press on it, and bring it to a service centre.
:::

A battery is a wearing part, so a warranty covers faults and not normal ageing. [Check your warranty](page:warranty-check) to see what applies to your phone, and read [how a repair goes](article:how-a-repair-goes) before you come.
`,
}

import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'When your phone gets hot',
  summary:
    'Warm is normal while charging or playing. Here is how to tell warm from too hot, how to cool a phone, and what causes the heat.',
  coverAlt: 'A phone between the sun and a thermometer, with heat rising from it',
  body: `
A phone has no fan. It passes heat to its case, and from there to the air and your hand. So it gets warm when it works hard, and that is how it should be. It is too hot when you do not like to hold it, when it shows a warning, or when it gets slow, dims the screen or stops charging.

## Cool it down

:::steps
# Stop what makes the heat
Unplug the charger, close the game, camera or navigation, and switch off the hotspot.

# Take off the case
Thick cases keep the heat in.

# Bring it into the shade
A place with moving air works best, in front of a fan or on a stone floor. Ten minutes are usually enough.

# Leave it alone
Screen off, or aeroplane mode when it is very hot.
:::

:::warning
Never cool a phone in the refrigerator, the freezer or with ice. Moisture from the air turns to water inside it. [Water in a phone](article:phone-fell-in-water) is worse than heat.
:::

## Find the cause

- **While charging.** A soft surface such as a bed keeps the heat in. A worn cable or a charger of the wrong kind adds to it. Try another pair.
- **In the car.** Sun through the windscreen, navigation, charging and full brightness together are more than any phone can cool. Place it in front of an air vent.
- **In your pocket.** An app that runs in the background. Look under Settings, Battery, which one is at the top.
- **After an update.** For a day or two the phone sorts photos and prepares apps. That passes by itself.
- **With a weak signal.** The phone sends with more power. Use Wi-Fi where you can.

## When it needs a technician

Bring the phone in when it gets hot without doing anything, when the heat comes from one small spot, or when the back bulges. A swollen battery must not be charged or pressed.

High temperatures cost battery life even when nothing seems wrong. [Make your battery last](article:make-your-phone-battery-last) shows what else helps.
`,
}

import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'What happens to old phones and appliances',
  summary:
    'A drawer full of old devices is a small mine. How to hand them in safely, and why a repair is still the better recycling.',
  coverAlt: 'A laptop, a phone and a charger in a crate, beside three arrows in a circle',
  body: `
In 2022 the world threw away 62 million tonnes of electrical and electronic devices, and 22.3 per cent of that was documented as collected and recycled properly. These figures come from the Global E-waste Monitor 2024 of the United Nations. The rest lies in drawers, in household waste, or on dumps where it is burned for its copper.

## What is inside

A phone contains copper, gold, silver, cobalt and some dozens of other metals, in small amounts but in greater concentration than in most ores. A refrigerator holds gases that heat the climate, and a television lead or rare earths. What is valuable and what is harmful is the same device.

## First: does it have to go

The best recycling is longer use. Making a phone causes most of the greenhouse gases of its whole life, far more than charging it does. One more year therefore saves more than any recycling can bring back.

- **Slow?** A reset or a new battery helps more often than people think.
- **Broken screen?** Ask for an estimate. [How a repair goes](article:how-a-repair-goes) costs you only the question.
- **Still fine, but you have a new one?** Give it on while it gets updates.

## If it does go

:::steps
# Save and erase
[Save your data](article:back-up-phone-before-repair), sign out of your account, and reset the device. Without signing out, nobody can use it again.

# Take out cards
SIM and memory cards belong to you.

# Leave the battery in
Do not open anything. Say so if the battery is swollen: it is packed apart.

# Hand it in
Bring it to a collection point of your town, or ask a shop for electronics: in many countries shops have to take old devices back. Ask at a service centre, too, whether it collects devices.
:::

:::warning
No battery belongs in household waste. Crushed in a refuse truck, lithium batteries catch fire. Put tape over open contacts.
:::

## Appliances

Refrigerators and air conditioners must stay closed: the refrigerant has to be drawn off by people who are trained. Let the shop that delivers the new one take the old one along.

Have a look at the drawer today. What lies there for another three years is worth less every day.
`,
}

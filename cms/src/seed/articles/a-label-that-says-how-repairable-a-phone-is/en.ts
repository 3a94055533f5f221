import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'A label that says how repairable a phone is',
  summary:
    'In the European Union, phones and tablets carry an energy label with a class for repair. What the classes mean when you choose and when you own one.',
  coverAlt: 'A label with seven arrows from short to long, beside a phone and a screwdriver',
  body: `
Since 20 June 2025 new phones and tablets in the European Union carry a label, as refrigerators and televisions have for years. It tells more than energy: for the first time it says how well a device stands falls, and how well it can be repaired.

## What is on it

- **Energy efficiency**, from A to G.
- **Battery endurance per charge**, in hours and minutes of mixed use.
- **Fall reliability**, from A to E: how many falls from one metre a device survives in a test.
- **Battery endurance in cycles**: after how many full charges at least 80 per cent of the capacity is left.
- **Repairability**, from A to E: how easily it is opened, how parts are fastened, which tools are needed, whether parts and instructions can be had, and how long updates are given.
- **Protection against dust and water**, with its IP code.

A code on the label leads to the European product database, where the same figures stand in full.

## What comes with the rules

Together with the label came minimum requirements for new models:

- batteries that keep at least 80 per cent after 800 full charges
- certain spare parts for repairers for at least seven years after the last unit of a model was sold
- updates of the operating system for at least five years from that time

The source of these figures is Regulation (EU) 2023/1670 on ecodesign and Regulation (EU) 2023/1669 on the label.

## What it means for you

:::steps
# When you buy
Look at the three classes that cost money later: falls, cycles and repair. One class better can be worth more than a larger memory.

# While you own it
The cycles on the label are a minimum under test conditions. Heat shortens them. [Make your battery last](page:tips?category=mobile-phones) tells how to reach them.

# When it breaks
Ask for the price of the part before you think of a new device. The rules are meant to make that question worth asking.
:::

:::hint
The label counts for models put on the market from that day on. An older phone has none, and may be just as easy to repair.
:::

How a repair goes at our service centres has not changed: you get an estimate first, and you decide. [Check your warranty](page:warranty-check) before you come.
`,
}

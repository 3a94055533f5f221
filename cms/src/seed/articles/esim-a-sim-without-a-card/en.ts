import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'eSIM: a SIM without a card',
  summary:
    'No tray, no tool, a code to scan. What an eSIM is, what changes in daily life, and what to do before a repair.',
  coverAlt: 'A chip, and a phone that shows signal bars and a code to scan',
  body: `
An eSIM is a chip that is built into the phone. What used to be on a plastic card is downloaded into it: your number, your keys and your plan. You scan a code from your operator or open its app, and after a minute the phone is on the network.

## What you gain

- **Several plans in one phone.** Most phones store five or more profiles and use two of them at a time.
- **Easier travelling.** You buy a plan for the country before the flight, and your own number goes on working.
- **Less that breaks.** No tray, no contacts that get dirty. [When a phone does not see the card](article:sim-card-not-detected) becomes rare.
- **Harder to steal.** A thief cannot simply take the card out.

## What you should know before

Not every phone has an eSIM, and not every operator offers it. Look under Settings, SIM: if there is 'Add eSIM', yours has one. Or dial \`*#06#\`: an EID beside the [IMEI](article:find-your-imei-number) means the same.

:::steps
# Ask your operator
Have your present number moved to an eSIM. The old card stops working as soon as the new profile is active.

# Join a Wi-Fi network
The profile has to be downloaded before the phone has a network.

# Scan the code
Settings, SIM, Add eSIM. Keep the letter with the code in a safe place: many codes work only once.

# Name the lines
Choose which line calls, which sends messages, and which uses data.
:::

:::warning
Treat the code like cash: whoever scans it first has your number. Nobody from a service needs it. Do not send a photo of it to anybody.
:::

## Before a repair or a sale

An eSIM cannot be taken out. If the mainboard is replaced, the profile goes with it, and you need a new code from your operator. Ask for it beforehand, and have your codes for signing in moved to another device.

When you erase a phone, it asks whether the eSIM is to be erased too. Say yes if you sell it, and no if you only reset it. The rest is in [save your data before a repair](article:back-up-phone-before-repair).
`,
}

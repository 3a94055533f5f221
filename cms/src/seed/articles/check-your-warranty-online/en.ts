import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Check your warranty online with the IMEI',
  summary:
    'Until when is your phone covered, and in which country? Enter 15 digits and read the answer, with no account and no invoice.',
  coverAlt: 'A phone with a shield and a tick, and a calendar with one day marked',
  body: `
'Am I still covered?' is the question that our service centres hear most. You can now answer it yourself: the [warranty check](page:warranty-check) needs only the IMEI of your phone.

:::steps
# Find the IMEI
Dial \`*#06#\` on the phone. [Find the IMEI of your phone](article:find-your-imei-number) names other ways, for a phone that does not switch on.

# Enter it
Spaces and hyphens do not matter. With two numbers, take the first.

# Read the verdict
It stands on top in words, with the date until which your phone is covered. Brand, model and activation follow below.
:::

## What the answers mean

- **In warranty.** Faults in material and workmanship are covered until the date shown.
- **Out of warranty.** A repair is possible and has a price. Ask for an estimate before you decide.
- **Shipped from another country.** The phone was made for another market. Its warranty holds there and not where you asked.
- **Activation in progress.** A new phone activates by itself after a SIM card was inserted and used online for a while. The warranty card is shown 24 hours after activation.
- **The IMEI does not exist.** Compare digit by digit. Mostly two have changed places.
- **Check it in the country where you bought the phone.** The check looks at the country you ask from. Choose the section of that country, or turn off a VPN.
- **Contact the sales dealer.** Then the shop where you bought the phone has the answer.

## What the check does not decide

It tells the period. Whether a fault is covered is decided by the fault: damage by a fall, by liquid or by an opened device is as a rule not a matter of the warranty, and a battery that ages is wear. So the technician looks at the phone before you get an answer on the price.

:::hint
Take a screenshot of the result, or write the date down. If your phone later does not start, you have it at hand.
:::

## Your number stays yours

The check stores no name and asks for no login. It shows what belongs to the device, never who owns it.

If the period is about to end and something is not right with your phone, do not wait: [how a repair goes](article:how-a-repair-goes) tells you what to bring.
`,
}

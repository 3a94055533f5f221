import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'How a repair goes, step by step',
  summary:
    'From the first question to the phone in your hand: what happens, how long it takes, and where you decide.',
  coverAlt: 'A workbench with an opened phone, its back cover, a screwdriver and screws',
  body: `
Most people have a phone repaired once in some years and do not know what to expect. This is the way of a repair at Carelane, with the four places at which you decide.

:::steps
# Check the warranty
The [warranty check](page:warranty-check) tells you in a moment whether your phone is covered. You need its [IMEI](article:find-your-imei-number).

# Save your data
A repair may need a reset. [Save your data](article:back-up-phone-before-repair), take out the SIM and memory cards, and sign out of your account.

# Hand it in
Bring the device, the charger if it has to do with charging, and the invoice if you have it. Tell what happened and when. You get an order with a number: keep it, since with it you can ask for the state of the repair at any time.

# Get the estimate
A technician examines the device. If something has to be paid, you get a price first, with part and labour apart. You say yes or no.

# Wait for the repair
The usual time is 3 to 7 working days from the day the repair begins. It is for reference only, and holidays delay it. If a part is missing, we tell you.

# Test and take it home
Test what was broken while you are still there: make a call, take a photo, charge. Compare the IMEI on the order with that of the phone.
:::

## What you decide

- Whether to repair at all, once you know the price.
- Whether the phone may be erased.
- What happens when another fault is found: we ask before we go on.
- Whether you take a replaced part with you, where the warranty does not claim it.

:::hint
The card from the retail box of some devices gives you priority reception at a service centre. Show it when you come.
:::

## If it does not get better

Come back with the order. The same fault, soon after a repair, is looked at again first. And tell us how it was, good or bad: every rating is read by people who can change something.

## Televisions and large appliances

A television, a washing machine or a refrigerator is often repaired at your home. Have the model and serial number from the label ready, clear the way to the device, and be there when the technician tests it.
`,
}

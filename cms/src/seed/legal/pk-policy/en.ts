import type { LegalText } from '../legal-text'

export const en: LegalText = {
  title: 'Refund and cancellation policy (Pakistan)',
  body: `
:::warning
Sample text for a demonstration. The group of Aster, Kite and Solis is made up. Before this site serves real customers, a lawyer must replace this page.
:::

This policy holds for protection plans and services that you buy on this site or in a store in Pakistan.

## Cancel a protection plan

- **Before it takes effect** you can cancel at any time and get back all that you paid.
- **After it has taken effect** you can cancel as long as you have not used it. You get back the part for the days that are left.
- **After a claim** the plan is used up and cannot be cancelled.

:::steps
# Open your order
Log in and choose 'My Order'.

# Choose 'Cancel Order'
You see what you get back before you confirm.

# Wait for the confirmation
It comes to the phone number of the order. Keep it until the money is there.
:::

## Cancel a repair

- You can cancel an appointment at no cost.
- You can stop a repair until it has begun. An examination that you agreed to pay for is charged; the price was told to you before.
- If you refuse the price of a repair, you get the device back as you handed it in.

## How the money comes back

The money goes back the way it came: to the card, the wallet or, for a payment in a store, in cash against the receipt. We send it within 7 working days after the confirmation. A bank or wallet can take some days more.

## If you paid twice or the payment failed

Do not pay again while the order says that payment is in progress. If the same order was paid twice, we pay the second amount back without your asking. If money left your account and the order still says 'failed', tell us the order number.

## Goods and parts

A part that was built in is not taken back, unless it has a fault: then the warranty of the repair holds. An accessory that has not been opened can be returned with its receipt within 7 days.

## Contact

Use the hotline in the footer or the [contact page](page:contact), and have the order number at hand. If you do not agree with our answer, you can turn to the consumer court of your district.
`,
}

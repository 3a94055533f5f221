import type { FaqTextsOf } from '../faq'
import type { topic } from './topic'

export const en: FaqTextsOf<typeof topic> = {
  'what-does-screen-protection-cover': {
    question: 'What does Screen Damage Protection cover?',
    answer: `
**One free replacement of the screen assembly** within 1 year of the day on which it takes effect. It counts when the screen breaks by an accidental collision, a drop, or pressure, for example in a back pocket. The part and the labour of this replacement are included.

It does not cover:

- a second broken screen, since each phone can use it once;
- scratches that hinder neither the picture nor touch;
- damage by liquid, loss or theft, and damage on purpose;
- a screen that was broken before it took effect.

[Screen damage protection explained](article:screen-damage-protection-explained) goes into the details, and the terms that you confirm when you buy are what counts.
`,
  },
  'which-protection-do-i-need': {
    question: 'Screen protection or extended warranty: which one do I need?',
    answer: `
They pay for different things.

- **Screen Damage Protection** is for accidents. One broken screen within 1 year is replaced free of charge.
- **Extended Warranty** is for faults. It makes the warranty 1 year longer, and it does not cover damage done by people.
- **Comprehensive Protection** is a plan of its own. What it contains is shown before you buy, and depends on model and country.

Think of your last phone. If its screen broke, take the first. If it failed by itself after the warranty, take the second. If it was neither, you may need none of them: a good case costs less. [Compare them](page:protection) before you decide.
`,
  },
  'until-when-can-i-buy-protection': {
    question: 'Until when can I buy protection for my phone?',
    answer: `
It depends on the plan and on where you buy it:

- **Screen Damage Protection, online or in the app**: within 3 days of activation.
- **Screen Damage Protection, at a service centre**: within 15 days of activation, with the screen intact. Somebody looks at it on the spot.
- **Extended Warranty, online**: at any time within the warranty period, without an inspection.

Each can be had once per phone. The activation happens by itself when a new phone has been online with a SIM card for a while; the [warranty check](page:warranty-check) shows the day. Not every model and country has every plan. You see what your phone can have under [protection](page:purchase-service), once you have entered its IMEI.
`,
  },
  'when-does-protection-take-effect': {
    question: 'When does my protection take effect?',
    answer: `
Not at once. Screen Damage Protection takes effect some days after the activation of the phone. The number of days is shown before you pay, and the date is in your [order record](page:purchase-service/order-list) afterwards. A screen that breaks before that date is not covered.

After the payment you may read that the card is being activated. Wait a moment and open the record again; you need not pay twice.

Extended Warranty begins where the warranty ends, and makes it 1 year longer. The [warranty check](page:warranty-check) shows when that is, so note the day when you buy.
`,
  },
  'how-do-i-claim': {
    question: 'My screen broke. How do I use my protection?',
    answer: `
:::steps
# The screen breaks
Put clear tape over the glass and [save your data](article:back-up-phone-before-repair) while you can still unlock the phone.

# Come to a service centre
[Find one near you](page:service-center), or use the delivery repair where there is one.

# The benefit is deducted
Your protection is found by the phone itself. You need no card, no invoice and no printout, only the device.

# The repair is completed
Test touch, picture and cameras before you go. The protection is used up now.
:::

If the phone is so broken that its IMEI cannot be read, bring the box: the number is on its label.
`,
  },
  'my-phone-was-exchanged': {
    question: 'I got another phone under warranty. Does my protection go with it?',
    answer: `
It can. The protection is tied to the IMEI, so it has to be bound to the new phone. Ask for it by the hotline in the footer or in the [online chat](page:chat), and have ready:

- the IMEI of the old phone and of the new one,
- the number of the repair order,
- the phone number on your protection order.

It takes about 5 working days. The rights are worked out anew for the new phone, so dates can change; look at the [order record](page:purchase-service/order-list) when it is done. If the new phone breaks meanwhile, say at the service centre that the change is under way.
`,
  },
  'my-payment-failed': {
    question: 'My payment failed. What happens to my order?',
    answer: `
The order is kept. You can try again at once, or pay later from your [order record](page:purchase-service/order-list), also listed as 'My Order'.

:::steps
# Look whether it was paid
Open the record first. A payment that is still in progress can take a moment, and it may have succeeded although the page said nothing.

# Try again
Choose 'Retry', with the same way of paying or with another.

# Mind the date
Screen protection can be bought online within 3 days of activation only. An order that is not paid does not stop the clock.
:::

If money left your account and the order is still unpaid, [contact us](page:contact) with the order number.
`,
  },
  'cancel-a-protection-order': {
    question: 'Can I cancel an order for protection?',
    answer: `
An order shows 'Cancel Order' in your [order record](page:purchase-service/order-list) as long as it can be cancelled. Log in with the account you bought it with, choose the order, and confirm.

- **Not paid yet**: cancelling ends it, and nothing is owed.
- **Paid**: what you get back, and until when, is in the terms of your country that you confirmed when you bought. Read them in the order under 'View My Service Policy'.
- **Used**: a benefit that was deducted for a repair is used up.

Bought in a store? Then the store that took the payment helps you first. Bring the phone and the receipt.
`,
  },
}

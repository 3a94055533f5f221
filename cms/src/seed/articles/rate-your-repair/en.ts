import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'Rate your repair: two minutes that change something',
  summary: 'After a finished repair you can tell us how it was. What we ask, until when, and who reads it.',
  coverAlt: 'A speech bubble with five stars, four of them filled, and a card with a scale',
  body: `
A repair is finished when the phone works again and when you would come back. We see the first in our tests. The second you have to tell us.

## What we ask

Four things, each with one to five stars:

1. the surroundings: was the service centre clean and easy to find
2. the manner: were you treated with respect, and was everything explained
3. the speed: how long did you wait, and did it take as long as was said
4. the quality of the repair: is the fault gone

One star means very dissatisfied, three neutral, five very satisfied. Then there is one question more: how likely are you to recommend the service to a friend? If something was not good, you can choose reasons, such as a long queue, a missing part or a high price, and add a few words of your own.

## Until when

You can rate an order for three months after the repair. Later we cannot link it to what happened, so the form closes.

## What becomes of it

:::steps
# It reaches the centre
The service centre sees its ratings, with the reasons.

# It is compared
A low score for waiting time at one place is a matter of staff. At all places it is a matter of parts.

# It leads to a change
More people at the counter on Saturdays, clearer estimates, other opening hours: these are things that ratings can move.
:::

## Honest is better than friendly

Please do not give five stars because somebody asked you to. No one at a service centre may ask for that, as no one may ask for tips. A fair three with one sentence helps more.

:::hint
Did the fault come back? Then do not wait for a form. Take the order number and call the hotline, so that the device is looked at again. [How a repair goes](article:how-a-repair-goes) tells you what to have at hand.
:::

What we store with an order, and for what, is written in [how we treat your data](article:how-we-treat-your-data-in-a-repair).
`,
}

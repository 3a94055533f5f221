import type { ArticleText } from '../article'

export const en: ArticleText = {
  title: 'When your TV keeps losing the Wi-Fi',
  summary:
    'Films that stop and apps that ask to sign in again: find out whether the television, the router or the way between them is the cause.',
  coverAlt: 'A router sends waves towards a television that shows no connection',
  body: `
A television stands where it looks good, and that is seldom where the Wi-Fi is best. It often has a metal frame at its back, and it asks more of the network than any phone: a film in 4K needs about 25 megabits a second without a break.

## First: who is the cause

Play a film on a phone while you hold it directly in front of the television.

- **The phone stutters too**: the Wi-Fi is weak at this place, or the line into the house is slow.
- **The phone is fine**: the cause is the television or its settings.

## If the Wi-Fi is weak

:::steps
# Move the router
Away from the floor, from behind the set, and from microwave ovens and aquariums. One metre can make a difference.

# Choose the other band
5 GHz is faster in the same room, 2.4 GHz reaches further through walls. Try both.

# Use a cable
Connect the television to the router by a network cable. This is the best solution, and it often costs less than any other.

# Extend the network
Where no cable can go, use a mesh point halfway to the television, not beside it.
:::

## If the television is the cause

:::steps
# Pull the plug
Not standby: unplug the television and the router for two minutes, then start the router first.

# Update
Open Settings, Support, Software update. While there is no network, you can install it from a USB stick.

# Set up the connection anew
Delete the network in the list and enter the password again.

# Check date and time
A wrong date makes secure connections fail, and apps then say 'no internet'. Let the time be set by itself.

# Make room
Delete apps you do not use. A full memory makes apps close.
:::

:::hint
If films stop only in the evening, measure the speed at noon and at eight in the evening. A large difference is a matter for your internet provider.
:::

If the television does not find any network, not even the hotspot of your phone, its Wi-Fi module may be faulty. Until it is repaired, a network cable or a streaming stick with its own Wi-Fi helps. [How a repair goes](article:how-a-repair-goes) tells you what to have at hand.
`,
}

import type { Texts } from './topics'

export const en: Texts = {
  warranty: [
    'How to check whether your device is under warranty',
    'Dial *#06# to see the IMEI, or look at the label on the box. Type it into the warranty check and you will see when the warranty began and the day on which it ends. Keep the receipt: it counts where the date on record is wrong.',
  ],
  battery: [
    'The battery runs down too quickly',
    'Look in the settings for the apps that use the most power and close those you do not need. Lower the brightness, switch off location when you do not use it, and restart the phone once a week. A battery that lasts less than half a day after two years is worn out and can be replaced.',
  ],
  screen: [
    'Broken screen repair',
    'A cracked display is replaced in about an hour with an original part. Bring the phone to a service center or have it picked up. The price includes the glass, the touch panel and the work, and the repair has its own guarantee of 90 days.',
  ],
  water: [
    'What to do when your phone has fallen into water',
    'Switch it off at once and do not charge it. Take out the SIM card, dry the outside with a cloth and leave it in a dry place for a day. Rice does not help and dust gets inside. Liquid damage is not covered, but a technician can often save the board if you come early.',
  ],
  status: [
    'Follow the status of your repair',
    'Enter the work order number or your phone number and see where your device is: received, waiting for parts, being repaired, tested or ready for collection. We send a message when it changes.',
  ],
  centers: [
    'Find a service center near you',
    'Choose your city on the map to see addresses, opening hours and the telephone number of each workshop. Most are open from Monday to Saturday, nine to six. Book a time so that you do not have to wait.',
  ],
  prices: [
    'Prices of spare parts',
    'Choose your model to see what a new screen, battery, camera, back cover or charging port costs. Prices are for original parts and include taxes; the work is shown apart.',
  ],
  charging: [
    'The phone charges slowly or not at all',
    'Try another cable and another socket first. Clean the port with a dry toothbrush: lint keeps the plug from going in. Use the adapter that came with the phone, because others may give less current. If it gets hot while charging, stop and bring it to us.',
  ],
  backup: [
    'Save your photos and contacts before a repair',
    'Make a copy of your data to your account or a computer before you hand the phone in. Technicians may have to erase the memory. Remove the SIM and the memory card, and sign out of your account so that the device can be tested.',
  ],
  television: [
    'Television warranty and home visit',
    'A Solis TV is covered for two years, the panel included. If there is no picture, no sound or lines across the display, book a technician, who comes to your home. Have the serial number from the back of the set at hand.',
  ],
  conditioner: [
    'Clean the filter of your air conditioner every month',
    'Switch it off, open the front panel and take the filters out. Wash them with lukewarm water and let them dry in the shade. A dirty filter makes the air conditioner noisy, lets it drip, and costs up to a fifth more electricity.',
  ],
  password: [
    'I have forgotten the screen lock password',
    'Nobody can read the PIN or pattern, not even a technician. You can reset the phone with your account, which deletes everything on it. If it asks for the account afterwards and you cannot sign in, make an unlocking appeal with proof of purchase.',
  ],
  protection: [
    'Screen protection plan: what it covers and how to claim',
    'The plan pays for one broken display within twelve months of purchase. Buy it within fifteen days. It does not cover theft, loss or scratches that do not disturb. To claim, bring the phone and your identity card to any service center.',
  ],
  genuine: [
    'How to tell genuine chargers and earphones from fake ones',
    'Counterfeit accessories can overheat. Scratch the label and enter the sixteen digit code to verify that it is an original product. Buy from shops that are on our list.',
  ],
}

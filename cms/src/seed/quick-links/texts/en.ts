import type { LinkTexts } from './link-texts'

export const en: LinkTexts = {
  warrantyCheck: [
    'Warranty check',
    'warranty, waranty, warrenty, garranty, guarantee, gurantee, imei, imei check, check imei, expiry, activation date, is my phone covered',
  ],
  repairStatus: [
    'Repair status',
    'repair status, track repair, tracking, where is my phone, is my phone ready, order number, work order, job number, repair progress',
  ],
  serviceCenter: [
    'Find a service centre',
    'service centre, service center, servis center, carlane office, repair shop near me, branch, location, address, opening hours, directions',
  ],
  partPrices: [
    'Spare part prices',
    'price, cost, how much, screen price, battery price, lcd price, motherboard price, spare parts, sparepart, labour cost',
  ],
  brokenScreen: [
    'Broken screen repair',
    'broken screen, cracked screen, crack, screen replacement, change screen, screen spoil, glass broken, lcd, display, touch not working',
  ],
  phoneRepair: [
    'Phone repair',
    'phone repair, fix my phone, phone spoil, not charging, battery, speaker, camera, mic, button, dead phone, hang, overheating',
  ],
  appointment: [
    'Book a repair',
    'appointment, apointment, booking, book, reserve, schedule, time slot, queue, visit',
  ],
  contact: [
    'Hotline and email',
    'contact, hotline, call, phone number, customer care, costumer care, customer service, whatsapp, email, complaint',
  ],
  chat: ['Chat with us', 'chat, live chat, online help, talk to agent, support, message, ask'],
  servicePolicy: [
    'Service policy',
    'policy, warranty policy, terms of warranty, what is covered, exclusions, accessories warranty, laptop warranty, appliance warranty',
  ],
  protection: [
    'Protection plans',
    'screen protection, insurance, insure, care plus, care+, extended warranty, accident, plan, claim',
  ],
  faq: ['Questions and answers', 'faq, question, help, answers, how long, why, problem'],
  tips: [
    'Tips and tricks',
    'tips, tricks, how to, guide, clean, slow phone, battery drain, hot phone, water',
  ],
  originalPart: [
    'Is my part original?',
    'original, orginal, genuine, fake, copy, serial number, part number, verify, authentic',
  ],
  drivers: [
    'Laptop drivers and manuals',
    'driver, drivers, download, laptop driver, wifi driver, manual, user guide, bios, snid, windows',
  ],
  tvWarranty: ['TV warranty', 'tv, television, tv warranty, serial number tv, solis tv, tv screen, led tv'],
  airConditioner: [
    'Air conditioner repair',
    'ac, a/c, aircon, air con, air conditioner, aircondition, not cooling, gas, leaking, ac cleaning',
  ],
  unlockAppeal: [
    'Phone unlock appeal',
    'unlock, locked phone, phone locked, lock appeal, unblock, boarding pass, anti-theft, security lock',
  ],
}

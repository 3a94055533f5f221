import { setTimeout as delay } from 'node:timers/promises'
import type { SiteSection } from '@/forms/site-section'
import { translatorOf } from '@/i18n/translator'
import type { Asked } from '../engine/answer'
import type { StreamedPart } from '../engine/streamed-part'
import { dangerOf } from '../safety/danger-of'
import { wordsIn } from '../engine/words-in'
import type { Asker } from './tool-cards'

/** ‘In Lagos’, ‘Lagos please’. */
const BESIDE = 1

/** ‘I live in Port Harcourt’, after the assistant asked for the town. */
const BESIDE_ONCE_ASKED = 4

const LONGEST = 8

/** Ms: no answer waits for the names of towns, which are there for the next one. */
const PATIENCE_MS = 300

/** What was talked about, once the assistant has asked for a town. */
export function townTopic({ region }: SiteSection): string {
  return translatorOf(region.tag, 'pages')('serviceCenters')
}

/** A town alone asks for its service centres. */
export async function* withTown(
  answer: (asked: Asked) => AsyncIterable<StreamedPart>,
  asked: Asked,
  section: SiteSection,
  asker: Asker | null,
): AsyncGenerator<StreamedPart> {
  if (!asker || !(await isTown(asked, section, asker))) return yield* answer(asked)
  yield { type: 'tool', offer: { name: 'serviceCenters', typed: null } }
  yield { type: 'carried', carried: { ...asked.carried, topic: townTopic(section) } }
}

async function isTown(
  { text, locale, carried }: Asked,
  section: SiteSection,
  { cards }: Asker,
): Promise<boolean> {
  if (wordsIn(text).length > LONGEST || /\p{Nd}/u.test(text) || dangerOf(text, locale)) return false
  const wasAsked = carried.topic === townTopic(section)
  return Promise.race([
    cards.namesTown(text, section, wasAsked ? BESIDE_ONCE_ASKED : BESIDE),
    delay(PATIENCE_MS, false, { ref: false }),
  ])
}

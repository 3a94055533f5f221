import type { LandingSection } from '@carelane/main-api'
import { expect, test } from 'vitest'
import { homeGroups } from './home-groups'

const section = { id: '1', anchor: null, title: null }
const call: LandingSection = { ...section, type: 'call-to-action', text: null, actions: [] }
const live = (shows: Extract<LandingSection, { type: 'live' }>['shows']): LandingSection => ({
  ...section,
  type: 'live',
  shows,
  intro: null,
})

test('ways to a person stand together, with the call to action right before them', () => {
  const ways = [call, live('contact-ways'), live('social-media')]
  const groups = homeGroups([call, live('tips'), ...ways, live('app-download')])
  expect(groups.map(({ isWays, sections }) => [isWays, sections.length])).toEqual([
    [false, 2],
    [true, 3],
    [false, 1],
  ])
})

test('the editors’ order stays', () => {
  const sections = [live('contact-ways'), call, live('tips'), live('social-media'), call]
  expect(homeGroups(sections).flatMap((group) => group.sections)).toEqual(sections)
})

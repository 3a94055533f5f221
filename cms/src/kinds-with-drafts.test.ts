import { expect, test } from 'vitest'
import { APPROVED_KINDS } from './access/approved-kinds'
import { cmsConfig } from './cms-config'
import { KINDS_WITH_DRAFTS } from './queries/dashboard/waiting-by-country'
import { OFFLINE_SETTINGS } from './settings'

test('the dashboard counts every kind that has drafts among what waits', () => {
  const withDrafts = (cmsConfig(OFFLINE_SETTINGS).collections ?? [])
    .filter(({ versions }) => typeof versions === 'object' && versions.drafts)
    .map(({ slug }) => slug)
  expect([...KINDS_WITH_DRAFTS].toSorted()).toEqual(withDrafts.toSorted())
})

test('each of them can need approval', () => {
  expect(Object.keys(APPROVED_KINDS).toSorted()).toEqual([...KINDS_WITH_DRAFTS].toSorted())
})

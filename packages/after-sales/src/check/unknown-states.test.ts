import { describe, expect, test } from 'vitest'
import { CALLS } from '../contract/calls'
import { unknownStates } from './unknown-states'

const NOTE = 'a value that the site shows as unknown'

describe('unknownStates', () => {
  test('names a state of a list once', () => {
    const orders = ['repairing', 'inTransit', 'onHold'].map((repairStatus) => ({
      orderNumber: 'x',
      repairStatus,
    }))
    expect(unknownStates(CALLS.repairOrder.response, { checkTime: '', orders })).toEqual([
      `data.orders[].repairStatus: ${NOTE}`,
    ])
  })

  test('sees those that may be missing, and does not miss them', () => {
    const { response } = CALLS.warrantyInfo
    expect(
      unknownStates(response, { checkResult: 'found', warrantyStatus: 'void', activationState: null }),
    ).toEqual([`data.warrantyStatus: ${NOTE}`])
    expect(unknownStates(response, { checkResult: 'found', activationState: 'activated' })).toEqual([])
  })

  test('looks into what may be null', () => {
    const questions = [{ id: '1', kind: 'drawing' }]
    expect(unknownStates(CALLS.surveyQuestions.response, { id: '7', questions })).toEqual([
      `data.questions[].kind: ${NOTE}`,
    ])
    expect(unknownStates(CALLS.surveyQuestions.response, null)).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { CALLS } from '../contract/calls'
import { unknownStates } from './unknown-states'

const NOTE = 'a value that the site shows as unknown'

describe('unknownStates', () => {
  it('names a state of a list once', () => {
    const orders = ['repairing', 'inTransit', 'onHold'].map((repairStatus) => ({
      orderNumber: 'x',
      repairStatus,
    }))
    expect(unknownStates(CALLS.repairOrder.response, { checkTime: '', orders })).toEqual([
      `data.orders[].repairStatus: ${NOTE}`,
    ])
  })

  it('sees those that may be missing, and does not miss them', () => {
    const { response } = CALLS.warrantyInfo
    expect(
      unknownStates(response, { checkResult: 'found', warrantyStatus: 'void', activationState: null }),
    ).toEqual([`data.warrantyStatus: ${NOTE}`])
    expect(unknownStates(response, { checkResult: 'found', activationState: 'activated' })).toEqual([])
  })

  it('looks into what may be null', () => {
    const questions = [{ id: '1', kind: 'drawing' }]
    expect(unknownStates(CALLS.surveyQuestions.response, { id: '7', questions })).toEqual([
      `data.questions[].kind: ${NOTE}`,
    ])
    expect(unknownStates(CALLS.surveyQuestions.response, null)).toEqual([])
  })
})

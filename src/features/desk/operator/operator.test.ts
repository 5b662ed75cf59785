import { describe, expect, test } from 'vitest'
import { actionTable, type Cell } from './web/rules/action-table.ts'

const row = (action: string): Cell[] => actionTable.find((each) => each.action === action)!.cells
const shownAt = (action: string) => row(action).flatMap((cell, status) => (cell === 'never' ? [] : [status]))

describe('the Rules page’s action table', () => {
  test('has the stages of the source’s table in every row (source §4)', () => {
    expect(Object.fromEntries(actionTable.map(({ action }) => [action, shownAt(action)]))).toEqual({
      edit: [0, 1, 2],
      hosting: [0],
      publish: [1],
      pick: [2],
      add: [2],
      cancelPick: [3],
      start: [3],
      providerList: [3, 4, 5, 6, 7, 8],
      imprest: [4],
      postpone: [4],
      complete: [4],
      submit: [5],
      changeComplete: [5],
      joinIn: [6, 7],
      completeDetails: [6, 7, 8],
      withdraw: [4, 5, 6],
    })
  })

  test('names the flag that a cell depends on', () => {
    expect(row('edit')[0]).toBe('always')
    expect(row('start')[3]).toEqual(['applied'])
    expect(row('imprest')[4]).toEqual(['isImprestN'])
    expect(row('postpone')[4]).toEqual(['postpone'])
    expect(row('withdraw')[4]).toEqual(['isImprestY', 'applied'])
    expect(row('withdraw')[6]).toEqual(['applied'])
  })
})

import { beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { teamRoles } from '../../src/rules/permissions.ts'
import { created, dayFrom, teamOf } from '../support/employees.ts'
import { type CompanyPeople, company } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()
let people: CompanyPeople

/** By name, by number, by the start and by the end of the contract each in another order. */
const contracts = [
  ['Bo', 20, 900],
  ['Di', 50, 500],
  ['Al', 40, 800],
  ['Ed', 10, 600],
  ['Cy', 30, 700],
] as const

beforeAll(async () => {
  people = await company(h, { roles: teamRoles.filter((role) => role !== 'owner') })
  const team = await teamOf(h, people)
  for (const [name, start, end] of contracts)
    await created(h, people, team, { name, latinName: name, contractStart: dayFrom(h, start), contractEnd: dayFrom(h, end) })
})

/** The lists that a company reads, each with what it can be sorted by. Relevance is no value. */
const lists = Object.entries(allCalls as Record<string, CallSpec>).flatMap(([key, { audience, input }]) => {
  const column = (input as z.ZodObject).shape?.['column'] as z.ZodDefault<z.ZodEnum> | undefined
  const names = column?.unwrap?.().options?.filter((name) => name !== 'relevance') ?? []
  const isRead = key.startsWith('GET ') && audience !== 'operator' && input.safeParse({}).success
  return isRead && names.length > 1 ? [{ key, names: names as string[] }] : []
})

/** Every value of a row by its place in it. */
function leaves(value: unknown, place = ''): [string, string | number][] {
  if (typeof value === 'string' || typeof value === 'number') return [[place, value]]
  if (typeof value === 'boolean') return [[place, Number(value)]]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => leaves(part, `${place}.${name}`))
}

/** Whether the rows, as their reader sees them, have a value in the order in which they are. */
function isSeen(records: readonly object[]): boolean {
  const rows = records.map((record) => new Map(leaves(record)))
  return [...(rows[0]?.keys() ?? [])].some((place) => {
    const values = rows.map((row) => row.get(place) ?? '')
    return new Set(values).size > 1 && values.every((value, nth) => nth === 0 || values[nth - 1]! <= value)
  })
}

it.each(teamRoles)('%s learns nothing from the order of a list that its rows do not say', async (role) => {
  const { as } = role === 'owner' ? people : people.member[role]
  const read = async (key: string, input: object) => {
    const { body } = await h.call(key as 'GET /ws/employee/list', { order: 'asc', ...input } as never, as)
    return body.success ? body.result.records : []
  }
  const told: string[] = []
  const sorted = new Set<string>()
  for (const { key, names } of lists) {
    const usual = JSON.stringify((await read(key, {})).map(({ id }) => id))
    for (const column of names) {
      const records = await read(key, { column })
      if (JSON.stringify(records.map(({ id }) => id)) === usual) continue
      sorted.add(key)
      if (!isSeen(records)) told.push(`${key} by ${column}`)
    }
  }
  expect(told).toEqual([])
  expect([...sorted]).toContain('GET /ws/employee/list')
})

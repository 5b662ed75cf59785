import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '../../src/app/server/features.ts'

/** Texts that lists are filtered by and that are no search: names and codes that are chosen, never typed. */
const chosen = [
  ...['table', 'column', 'columns', 'call', 'refType', 'kind'],
  ...['stage', 'category', 'region', 'contractKind', 'workLanguage', 'currency', 'service', 'industry', 'language', 'grade'],
]
const SECOND = /^(q|query|keywords?|words?|terms?|find|text|typed|phrase|searchFor|searchText)$/i

interface Field {
  type?: string
  enum?: unknown
  const?: unknown
  format?: unknown
  pattern?: unknown
  anyOf?: Field[]
}
const isFree = (field: Field): boolean =>
  field.anyOf
    ? field.anyOf.some(isFree)
    : field.type === 'string' && !field.enum && field.const === undefined && !field.format && !field.pattern

test('what a list is searched for has one name', () => {
  const lists = Object.entries(allCalls as Record<string, { input: z.ZodType }>).flatMap(([key, { input }]) => {
    const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Field> }
    return key.startsWith('GET ') || 'search' in properties ? [{ key, properties }] : []
  })
  expect(lists.filter(({ properties }) => 'search' in properties).length).toBeGreaterThan(50)
  const wrong = lists.flatMap(({ key, properties }) =>
    Object.keys(properties)
      .filter((name) => SECOND.test(name))
      .map((name) => `${key} ${name}`),
  )
  expect(wrong).toEqual([])
  const free = lists
    .filter(({ properties }) => 'pageNo' in properties || 'search' in properties)
    .flatMap(({ key, properties }) =>
      Object.entries(properties)
        .filter(([name, field]) => name !== 'search' && isFree(field))
        .map(([name]) => ({ key, name })),
    )
  expect(free.filter(({ name }) => !chosen.includes(name))).toEqual([])
  expect(chosen.filter((one) => !free.some(({ name }) => name === one))).toEqual([])
})

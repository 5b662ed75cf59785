import { expect, it } from 'vitest'
import { z } from 'zod'
import { defineCalls } from '../../src/platform/contract/call.ts'
import { complain, type FieldProblem, message } from '../../src/platform/contract/fields.ts'
import { fieldError, type Reason, reason, refuse, refuseFields } from '../../src/platform/server/wire/refusal.ts'

/** The type check of the project reads this file: a line below a comment that expects an error and has none fails it. */

it('a write that is open to anyone does not compile without its limit', () => {
  const write = {
    audience: 'anyone',
    input: z.object({}),
    result: z.null(),
    about: 'Launches.',
    title: { cn: '启航', en: 'Launch a ship' },
  } as const
  // @ts-expect-error anyone may make it, and nothing limits it
  defineCalls({ 'POST /ws/ship/launch': write })
  // @ts-expect-error this limit does not exist
  defineCalls({ 'POST /ws/ship/launch': { ...write, limited: 'ships' } })
  defineCalls({ 'POST /ws/ship/launch': { ...write, limited: 'open' } })
  defineCalls({ 'POST /ws/ship/launch': { ...write, audience: 'member' } })
  defineCalls({ 'GET /ws/ship/launched': write })
})

it('a refusal does not compile without the parameters of its sentence, nor with others', () => {
  // @ts-expect-error the sentence says how long to wait
  refuse('loginLocked')
  // @ts-expect-error misspelt
  refuse('loginLocked', { wat: '5' })
  // @ts-expect-error the sentence has no parameter
  refuse('loginWrong', { wait: '5' })
  // @ts-expect-error not in the catalogue
  refuse('loginOdd')
  // @ts-expect-error the web app reads the challenge and its bits
  refuse('workWanted')
  expect(refuse('loginLocked', { wait: '5' })).toMatchObject({ error: 'loginLocked', params: { wait: '5' } })
})

it('a refusal written as a value is held to the catalogue as well', () => {
  // @ts-expect-error the sentence says how long to wait
  const short: Reason = { error: 'loginLocked', params: {} }
  // @ts-expect-error the sentence has no parameter
  const long: Reason = { error: 'notFound', params: { wait: '5' } }
  expect([short, long]).toHaveLength(2)
  expect({ error: 'notFound', params: {} } satisfies Reason).toEqual(reason('notFound'))
})

it('a field error does not compile unless the catalogue has it, with its parameters', () => {
  // @ts-expect-error not in the catalogue
  refuseFields({ phone: 'phoneOdd' })
  // @ts-expect-error its sentence needs parameters
  refuseFields({ phone: 'numberLength' })
  // @ts-expect-error not in the catalogue
  message('phoneOdd')
  // @ts-expect-error its sentence needs parameters
  message('numberLength')
  // @ts-expect-error one parameter is missing
  fieldError('numberLength', { length: 18 })
  // @ts-expect-error one parameter is missing
  const short: FieldProblem = { error: 'numberLength', params: { length: 18 } }
  z.string().superRefine((_text, context) => {
    // @ts-expect-error not in the catalogue
    complain(context, [], 'phoneOdd')
    // @ts-expect-error its sentence needs parameters
    complain(context, [], 'numberLength')
  })
  expect(short.error).toBe('numberLength')
  expect(refuseFields({ phone: fieldError('numberLength', { length: 18, typed: 3 }) }).fields).toEqual({
    phone: { error: 'numberLength', params: { length: 18, typed: 3 } },
  })
})

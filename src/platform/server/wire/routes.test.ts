import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineCalls } from '../../contract/call.ts'
import { type Handlers, routesOf, write } from './http.ts'

const calls = defineCalls({
  'GET /ws/test/one': { audience: 'anyone', input: z.strictObject({ id: z.string() }), result: z.string(), about: 'Reads.' },
  'POST /ws/test/one': {
    audience: 'company',
    title: { cn: '改', en: 'Change' },
    input: z.strictObject({ id: z.string() }),
    result: z.string(),
    about: 'Writes.',
  },
})
type Calls = typeof calls
const reading: Handlers<Calls>['GET /ws/test/one'] = async (_look, { id }) => id

test('a call without a handler, and a handler without a call, do not compile', () => {
  routesOf(calls, { 'GET /ws/test/one': reading, 'POST /ws/test/one': async (act, { id }) => act.actor.accountId + id })
  // @ts-expect-error `POST /ws/test/one` has no handler
  routesOf(calls, { 'GET /ws/test/one': reading })
  routesOf(calls, {
    'GET /ws/test/one': reading,
    'POST /ws/test/one': write(async (_act, { id }) => id),
    // @ts-expect-error there is no such call
    'POST /ws/test/other': async () => '',
  })
  // @ts-expect-error not in a part of the handlers either
  const part = { 'POST /ws/test/other': async () => '' } satisfies Partial<Handlers<Calls>>
  // @ts-expect-error what it answers is no number
  const wrong: Handlers<Calls>['GET /ws/test/one'] = async () => 1
  expect([part, wrong]).toHaveLength(2)
})

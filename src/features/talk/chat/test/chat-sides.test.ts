import { expect, test } from 'vitest'
import { cast, demandAt } from '../../../../../test/support/demands.ts'
import { company, individual } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
const sidesOf = async (as: { token: string }) => (await h.ok('GET /ws/chat/contacts', {}, as)).sides

test('both sides of an application find each other in the list of those to write to, and nobody else does', async () => {
  const people = await cast(h)
  await demandAt(h, people, 3)
  const { publisher, provider } = people
  const [shown, ...others] = await sidesOf(provider.as)
  expect(others).toEqual([])
  expect(shown).toMatchObject({ id: publisher.owner.accountId, name: publisher.owner.name })
  expect((await sidesOf(publisher.member.finance.as)).map(({ id }) => id)).toEqual([provider.accountId])
  for (const as of [(await individual(h)).as, (await company(h)).owner.as]) expect(await sidesOf(as)).toEqual([])
  // Each of them opens a conversation, as the list promises.
  await h.ok('POST /ws/chat/open', { accountId: shown!.id }, provider.as)
  // Who is blocked is in the list of the blocked alone.
  await h.ok('POST /ws/chat/block', { accountId: publisher.owner.accountId, on: true }, provider.as)
  expect(await sidesOf(provider.as)).toEqual([])
})

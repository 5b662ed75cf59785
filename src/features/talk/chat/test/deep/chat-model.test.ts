import { expect, it } from 'vitest'
import type { Fault } from '../../../../../../test/support/chat-model/faults.ts'
import { playMany } from '../../../../../../test/support/chat-model/many.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'

/** `CHAT_HISTORIES=20000` plays more of them. */
const HISTORIES = Number(process.env['CHAT_HISTORIES'] ?? 200)
const FAULTY_MOST = 400

const h = serverForFile({ pool: 30 })

it(`keeps G1 to G5 in ${HISTORIES} histories`, async () => {
  expect(await playMany(h, HISTORIES)).toBeNull()
}, 600_000)

it.each<Fault>(['acknowledged before the commit', 'known for 30 s only', 'a global cursor', 'unread counted by the client'])(
  'finds a server or a client with a fault: %s',
  async (fault) => {
    expect(await playMany(h, FAULTY_MOST, fault)).not.toBeNull()
  },
  120_000,
)

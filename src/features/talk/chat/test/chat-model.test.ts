import { expect, it } from 'vitest'
import { playMany } from '../../../../../test/support/chat-model/many.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** Hundreds of them, and planted faults that they find, are played by `deep/chat-model.test.ts`. */
const HISTORIES = 24

const h = serverForFile({ pool: 30 })

it(`keeps G1 to G5 in ${HISTORIES} histories`, async () => {
  expect(await playMany(h, HISTORIES)).toBeNull()
})

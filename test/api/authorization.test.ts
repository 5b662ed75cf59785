import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { matrix, type Scene } from '../support/matrix.ts'
import { openProvedSession } from '../support/proof.ts'
import { makeScene } from '../support/scene.ts'
import { serverForFile } from '../support/suite.ts'

/**
 * The access of each kind of caller to each call. Columns: nobody, an individual unrelated to the thing requested, a viewer of the owning
 * company, the owner of another company, the owner, an operator. Cells: `-` not signed in (401), `f` forbidden (403), `x` does not exist
 * for them (404), `r` authorised, then refused by a rule or for its fields (200 with success false, 409, 422), `+` done.
 */
const columns = ['nobody', 'individual', 'viewer', 'otherOwner', 'owner', 'operator'] as const

const h = serverForFile()
let scene: Scene
let accounts: Record<(typeof columns)[number], string | null>

beforeAll(async () => {
  const made = await makeScene(h)
  scene = made.scene
  const { people } = made
  accounts = {
    nobody: null,
    individual: people.stranger.accountId,
    viewer: people.publisher.member.viewer.accountId,
    otherOwner: people.other.owner.accountId,
    owner: people.publisher.owner.accountId,
    operator: people.platform.accountId,
  }
})

const sessions = new Map<(typeof columns)[number], string>()

async function sessionOf(column: (typeof columns)[number]): Promise<string | undefined> {
  const accountId = accounts[column]
  if (!accountId) return undefined
  if (!sessions.has(column))
    sessions.set(column, await performAsSystem(h.services, 'matrix', (act) => openProvedSession(act, accountId, 'matrix')))
  return sessions.get(column)
}

/**
 * A call that ended the session it was called with, or somebody else's, leaves a 401 to the next one, which gets another session. A call
 * that anyone may make would take the ended one for nobody's: it always gets another.
 */
async function answerOf(key: keyof typeof allCalls, column: (typeof columns)[number]) {
  const path = matrix[key].input?.(scene) ?? {}
  if (allCalls[key].audience === 'anyone') sessions.delete(column)
  for (let tries = 0; ; tries++) {
    const token = await sessionOf(column)
    const answer = await h.call(key, path as never, token ? { token } : {})
    if (answer.status !== 401 || !token || tries > 0) return answer
    sessions.delete(column)
  }
}

async function cellOf(key: keyof typeof allCalls, column: (typeof columns)[number]): Promise<string> {
  const answer = await answerOf(key, column)
  if (answer.status === 401) return '-'
  if (answer.status === 403) return 'f'
  if (answer.status === 404) return 'x'
  if (answer.status >= 500) return '!'
  return answer.body.success ? '+' : 'r'
}

describe('authorization matrix', () => {
  it('has a row for every call, and no row without a call', () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(allCalls).sort())
  })

  it.each(Object.keys(matrix) as Array<keyof typeof allCalls>)('%s', async (key) => {
    let cells = ''
    for (const column of columns) cells += await cellOf(key, column)
    expect(cells, columns.join(' ')).toBe(matrix[key].cells)
  })
})

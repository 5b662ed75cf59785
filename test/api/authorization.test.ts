import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import { performAsSystem } from '../../src/platform/server/act.ts'
import { demandAt, formOf } from '../support/demands.ts'
import { bytesOf } from '../support/files.ts'
import { importFile } from '../support/imports.ts'
import { matrix, type Scene } from '../support/matrix.ts'
import { company, individual, operator } from '../support/personas.ts'
import { openProvedSession } from '../support/proof.ts'
import { startServer, type TestServer } from '../support/server.ts'

/**
 * The access of each kind of caller to each call. Columns: nobody, an individual unrelated to the thing requested, a viewer of the owning
 * company, the owner of another company, the owner, an operator. Cells: `-` not signed in (401), `f` forbidden (403), `x` does not exist
 * for them (404), `r` authorised, then refused by a rule or for its fields (200 with success false, 409, 422), `+` done.
 */
const columns = ['nobody', 'individual', 'viewer', 'otherOwner', 'owner', 'operator'] as const

let h: TestServer
let scene: Scene
let accounts: Record<(typeof columns)[number], string | null>

beforeAll(async () => {
  h = await startServer()
  const money = [{ amountMinor: 9_000_000, currency: 'EUR' as const }]
  const mine = await company(h, { roles: ['viewer', 'finance'], funded: money })
  const other = await company(h, { funded: money })
  const stranger = await individual(h)
  const provider = await individual(h)
  const platform = await operator(h)
  const people = { publisher: mine, provider, platform }
  const bank = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber: '4400112233' }
  const account = await h.ok('POST /ws/wallet/bankAccount/add', bank, mine.as)
  const unhosted = await h.ok('POST /ws/demand/create', { form: formOf(h) }, mine.as)
  const serving = await demandAt(h, people, 4)
  const withdrawal = await h.ok(
    'POST /ws/wallet/withdraw',
    { bankAccountId: account.id, currency: 'EUR', amount: '10' },
    mine.member.finance.as,
  )
  const { records } = await h.ok('GET /ws/wallet/orders', { type: 'escrow' }, mine.as)
  const draft = await h.ok('POST /ws/demand/draft/save', { form: { title: 'x' } }, mine.as)
  const someone = await h.ok('POST /ws/employee/create', { name: '叶知秋' }, mine.as)
  const team = await h.ok('POST /ws/team/create', { name: 'x', description: 'x' }, mine.as)
  await h.ok('POST /ws/invitation/send', { lines: ['13611110000'], role: 'viewer' }, mine.as)
  const invitations = await h.ok('GET /ws/invitation/list', {}, mine.as)
  const imported = await importFile(h, mine.token, bytesOf.xlsx)
  scene = {
    intake: imported,
    employee: someone.id,
    unhosted: unhosted.id,
    serving,
    order: records[0]!.id,
    withdrawal: withdrawal.id,
    bankAccount: account.id,
    draft: draft.id,
    company: mine.companyId,
    provider: provider.accountId,
    team: team.id,
    member: mine.member.finance.accountId,
    ownerId: mine.owner.accountId,
    invitation: invitations.records[0]!.id,
    form: formOf(h),
  }
  accounts = {
    nobody: null,
    individual: stranger.accountId,
    viewer: mine.member.viewer.accountId,
    otherOwner: other.owner.accountId,
    owner: mine.owner.accountId,
    operator: platform.accountId,
  }
})
afterAll(() => h.close())

/** Each cell has a session of its own: some calls end the session that they are called with. */
async function cellOf(key: keyof typeof allCalls, column: (typeof columns)[number]): Promise<string> {
  const accountId = accounts[column]
  const token = accountId ? await performAsSystem(h.services, 'matrix', (act) => openProvedSession(act, accountId, 'matrix')) : undefined
  const path = matrix[key].input?.(scene) ?? {}
  const answer = await h.call(key, path as never, token ? { token } : {})
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

import { demandAt, formOf, plannedAt, type Stage } from './demands.ts'
import { bytesOf } from './files.ts'
import { importFile } from './imports.ts'
import type { Scene } from './matrix.ts'
import { type CompanyPeople, company, individual, operator, type Person } from './personas.ts'
import type { TestServer } from './server.ts'

export interface ScenePeople extends Stage {
  other: CompanyPeople
  stranger: Person
}

/** A company with records of most kinds, and those around it. */
export async function makeScene(h: TestServer): Promise<{ scene: Scene; people: ScenePeople }> {
  const money = [{ amountMinor: 900_000_000, currency: 'EUR' as const }]
  const mine = await company(h, { roles: ['viewer', 'finance'], funded: money })
  const other = await company(h, { funded: money })
  const stranger = await individual(h)
  const provider = await individual(h)
  const platform = await operator(h)
  const people = { publisher: mine, provider, platform, other, stranger }
  const bank = { holderName: 'A B', bankName: 'Nordsee Bank', country: 'DE', currency: 'EUR', accountNumber: '4400112233' }
  const account = await h.ok('POST /ws/wallet/bankAccount/add', bank, mine.as)
  const unfunded = await h.ok('POST /ws/demand/create', { form: formOf(h) }, mine.as)
  const serving = await demandAt(h, people, 4)
  const open = await demandAt(h, people, 2)
  const question = await h.ok('POST /ws/demand/question/ask', { id: open, text: 'Who is on site?' }, stranger.as)
  const { parts } = await plannedAt(h, people, 4)
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
  const scene: Scene = {
    intake: imported,
    employee: someone.id,
    unfunded: unfunded.id,
    serving,
    part: parts[0]!.id,
    question: question.id,
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
  return { scene, people }
}

import { beforeAll, describe, expect, it } from 'vitest'
import { upload } from '../../../../../test/support/files.ts'
import { approved, inNovember, type PayScene, payBatches, payScene, seen, submitted } from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

/** A first payment goes to the account that was looked at when the run was approved, or to one that a second person has confirmed. */

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

const rupees = { currency: 'INR' as never, country: 'IN', baseMinor: 8_000_000 }
const payeeOf = async (scene: PayScene) => {
  const { record } = await h.ok('GET /ws/employee/detail', { id: scene.ids[0]! }, scene.people.member.finance.as)
  return record!.payee!
}

/** HR alone saves something else in the account. */
async function change(scene: PayScene, part: Record<string, string> = { accountNumber: 'DE89 3704 0044 0532 0130 00' }): Promise<void> {
  const { holder, bankName, bankArea, swift } = await payeeOf(scene)
  const form = { employeeId: scene.ids[0]!, holder, bankName, bankArea, swift, ...part }
  await h.ok('POST /ws/employee/payee', form, scene.people.member.hr.as)
}

const confirm = async (scene: PayScene) =>
  h.ok(
    'POST /ws/employee/payee/confirm',
    { employeeId: scene.ids[0]!, changedAt: (await payeeOf(scene)).changedAt },
    scene.people.member.finance.as,
  )

const payAll = async (id: string, { as }: Person) => [{ id }, as] as const
const outside = async (id: string, { token, as }: Person) =>
  [{ id, proof: (await upload(h, token, 'payoutProof', 'png')).url }, as] as const

const ways = [
  ['pay', payAll, {}],
  ['outsideList', payAll, rupees],
  ['payOutside', outside, rupees],
] as const

describe('an account that changes between the approval and a first payment', () => {
  it.each(ways)('needs a second person before %s', async (way, input, employee) => {
    const scene = await payScene(h, [employee])
    const { finance } = scene.people.member
    const id = await approved(h, scene)
    await change(scene)
    expect((await h.refused(`POST /ws/payroll/run/${way}`, ...(await input(id, finance)))).error).toBe('payeesUnconfirmed')
    await confirm(scene)
    await h.ok(`POST /ws/payroll/run/${way}`, ...(await input(id, finance)))
  })

  it.each(ways)('is no question of %s where nothing of it has changed', async (way, input, employee) => {
    const scene = await payScene(h, [employee])
    const { finance } = scene.people.member
    await change(scene)
    const id = await approved(h, scene)
    await h.ok(`POST /ws/payroll/run/${way}`, ...(await input(id, finance)))
  })

  it.each([
    ['holder', 'Somebody Else'],
    ['bankName', 'Another Bank'],
    ['bankArea', 'SG'],
    ['swift', 'ANOTSGSG'],
    ['accountNumber', 'DE89 3704 0044 0532 0130 00'],
  ])('counts as another by its %s alone', async (field, value) => {
    const scene = await payScene(h, [{}])
    const { finance } = scene.people.member
    const id = await approved(h, scene)
    await change(scene, { [field]: value })
    expect((await h.refused('POST /ws/payroll/run/pay', { id }, finance.as)).error).toBe('payeesUnconfirmed')
  })

  it('needs one as well when people are chosen, after a second approval, and when it was withheld meanwhile', async () => {
    const scene = await payScene(h, [{}, {}])
    const { finance } = scene.people.member
    const [a, b] = scene.ids
    const id = await approved(h, scene)
    await h.ok('POST /ws/payroll/run/withhold', { id, employeeId: a!, reason: '待核实' }, finance.as)
    await change(scene)
    await h.ok('POST /ws/payroll/run/pay', { id, employeeIds: [b!] }, finance.as)
    await h.ok('POST /ws/payroll/run/resume', { id, employeeId: a! }, finance.as)
    expect((await h.refused('POST /ws/payroll/run/pay', { id, employeeIds: [a!] }, finance.as)).error).toBe('payeesUnconfirmed')
    const other = await payScene(h, [{}])
    const again = await approved(h, other)
    await h.ok('POST /ws/payroll/run/reopen', { id: again, reason: '账户有误' }, other.people.member.finance.as)
    await change(other)
    await h.ok('POST /ws/payroll/run/calculate', { id: again }, other.people.member.hr.as)
    await h.jobs.runDue()
    const { kinds } = await h.ok('GET /ws/payroll/run/checks', { id: again }, other.people.member.hr.as)
    expect(kinds.find(({ check }) => check === 'newPayee')).toMatchObject({ open: 1 })
  })

  it('needs one when the bank has returned the first payment, whether at once or after it was paid', async () => {
    for (const paidFirst of [false, true]) {
      const scene = await payScene(h, [{}, {}])
      const { finance } = scene.people.member
      const id = await approved(h, scene)
      await h.ok('POST /ws/payroll/run/pay', { id, employeeIds: [scene.ids[0]!] }, finance.as)
      const [batch] = (await h.ok('GET /ws/payroll/run', { id }, finance.as)).batches
      const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batch!.id }, platform.as)
      const back = { batchId: batch!.id, paymentIds: [records[0]!.id], reason: '户名不符' }
      if (paidFirst) {
        await payBatches(h, id, finance.as, platform.as)
        const second = await operator(h)
        await h.ok('POST /ws/operator/payroll/cameBack', { ...back, reference: 'RT 77' }, platform.as)
        const asked = (await h.ok('GET /ws/approval/list', {}, second.as)).records.find(({ link }) => link.includes(batch!.id))
        await h.ok('POST /ws/approval/approve', { id: asked!.id }, second.as)
      } else await h.ok('POST /ws/operator/payroll/failed', back, platform.as)
      const failed = [{ id, employeeIds: [scene.ids[0]!] }, finance.as] as const
      await change(scene)
      expect((await h.refused('POST /ws/payroll/run/pay', ...failed)).error).toBe('payeesUnconfirmed')
      await confirm(scene)
      await h.ok('POST /ws/payroll/run/pay', ...failed)
    }
  })

  it('is approved as it was looked at: what changes while somebody approves is not', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    const id = await submitted(h, scene, hr.as)
    const asked = await seen(h, id, finance.as)
    const answers = await Promise.all([change(scene), h.call('POST /ws/payroll/run/approve', asked, finance.as)])
    const approval = answers[1].body
    if (approval.success) expect((await h.refused('POST /ws/payroll/run/pay', { id }, finance.as)).error).toBe('payeesUnconfirmed')
    else expect(['runUnticked', 'runChanged']).toContain(approval.result?.error)
  })

  it('that pay outside went to in the end is the one that is known', async () => {
    const scene = await payScene(h, [rupees])
    const { hr, finance } = scene.people.member
    const october = await approved(h, scene, { on: '2026-10-15' })
    await change(scene)
    await confirm(scene)
    await h.ok('POST /ws/payroll/run/payOutside', ...(await outside(october, finance)))
    const november = await submitted(h, scene, hr.as)
    const { kinds } = await h.ok('GET /ws/payroll/run/checks', { id: november }, hr.as)
    expect(kinds.map(({ check }) => check).filter((check) => check.endsWith('Payee'))).toEqual([])
  })
})

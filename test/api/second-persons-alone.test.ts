import { beforeAll, expect, test } from 'vitest'
import { goesWithoutSecond } from '../../src/features/base/approval/server/reads.ts'
import { employed, leaveForm, PLAIN } from '../support/absence.ts'
import { upload } from '../support/files.ts'
import { changePayee, inNovember, payScene, seen, submitted } from '../support/payrun.ts'
import { type CompanyPeople, company, type Person, signInAgain } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** Who is alone may do without a second person, but not just after the only other one was removed: those of the last days count. */

const h = serverForFile()
beforeAll(() => inNovember(h))

const remove = async (firm: CompanyPeople, ...who: Person[]) => {
  for (const { accountId } of who) await h.ok('POST /ws/member/remove', { accountId }, firm.as)
}
/** The owner after the days in which somebody who left still counts. */
async function later(firm: CompanyPeople): Promise<Person> {
  h.clock.advance({ hours: 24 * 7 + 1 })
  await h.jobs.runDue()
  await signInAgain(h, firm.owner)
  return firm.owner
}

test('the list of what is paid outside, with account numbers in full', async () => {
  const scene = await payScene(h, [{ currency: 'INR' as never, country: 'IN', baseMinor: 8_000_000 }], { roles: ['hr', 'finance'] })
  const firm = scene.people
  const { hr, finance } = firm.member
  const first = await submitted(h, scene, hr.as, { on: '2026-10-15' })
  await h.ok('POST /ws/payroll/run/approve', await seen(h, first, firm.as), firm.as)
  const proof = (await upload(h, firm.token, 'payoutProof', 'png')).url
  await h.ok('POST /ws/payroll/run/payOutside', { id: first, proof }, firm.as)
  const second = await submitted(h, scene, hr.as)
  await h.ok('POST /ws/payroll/run/approve', await seen(h, second, firm.as), firm.as)
  await changePayee(h, firm.companyId, scene.ids[0]!, firm.owner.accountId, 'IN00 9999')
  await remove(firm, hr, finance)
  expect((await h.refused('POST /ws/payroll/run/outsideList', { id: second }, firm.as)).error).toBe('payeesUnconfirmed')
  expect((await h.ok('POST /ws/payroll/run/outsideList', { id: second }, (await later(firm)).as)).text).toContain('IN00')
})

test('one’s own leave', async () => {
  const firm = await company(h, { roles: ['hr'] })
  const own = await employed(h, firm, { country: PLAIN, zone: 'Asia/Qatar', areaCode: '86', phone: firm.owner.phone })
  await remove(firm, firm.member.hr)
  const asked = await h.ok('POST /ws/absence/ask', { form: leaveForm(own.id, '2026-12-14') }, firm.as)
  expect((await h.refused('POST /ws/absence/grant', asked, firm.as)).error).toBe('absenceOwn')
  expect(await h.ok('POST /ws/absence/grant', asked, (await later(firm)).as)).toMatchObject({ state: 'granted' })
})

test('what a standing order pays in the night', async () => {
  const firm = await company(h, { roles: ['demandManager', 'finance'] })
  const { finance, demandManager } = firm.member
  const alone = () =>
    goesWithoutSecond({ db: h.services.db, now: h.clock.now() }, firm.companyId, 'demand:hosting', {
      amountMinor: 500_000_000,
      currency: 'CNY',
    })
  expect(await alone()).toBe(false)
  await remove(firm, finance, demandManager)
  expect(await alone()).toBe(false)
  await later(firm)
  expect(await alone()).toBe(true)
})

test('a run that waits for the one who prepared it', async () => {
  const scene = await payScene(h, [{}], { roles: ['finance'] })
  const firm = scene.people
  const id = await submitted(h, scene, firm.as)
  const waiting = async (who: Person) => (await h.ok('GET /ws/payroll/waiting', {}, who.as)).map(({ kind }) => kind)
  await remove(firm, firm.member.finance)
  expect(await waiting(firm.owner)).not.toContain('runsToApprove')
  expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, id, firm.as), firm.as)).error).toBe('preparerApproves')
  expect(await waiting(await later(firm))).toContain('runsToApprove')
})

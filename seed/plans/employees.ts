import { isIdCardNumber } from '../../src/features/base/verification/contract/numbers.ts'
import { documentForm, employeeForm, leaveForm, payeeForm } from '../../src/features/people/employee/contract/schema.ts'
import { addDocument } from '../../src/features/people/employee/server/documents.ts'
import { moveEmployee } from '../../src/features/people/employee/server/machine.ts'
import { confirmPayee, savePayee } from '../../src/features/people/employee/server/payees.ts'
import { employeeIn, payeesOf } from '../../src/features/people/employee/server/reads.ts'
import { changeMany, createEmployee } from '../../src/features/people/employee/server/writes.ts'
import { openTeams } from '../../src/features/people/team/server/reads.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { companyOf } from '../../src/platform/server/wire/actor.ts'
import { begun, coming, type EmployeeSpec, employed, gradeOf, places } from '../data/employees.ts'
import { payHistoryOf, startOf } from '../engine/pay-history.ts'
import { documentPicture } from '../engine/picture.ts'
import { file, type Scene } from '../engine/scene.ts'
import { leaveHistory } from './absence.ts'
import { approveProposed } from './salary.ts'
import { langongTeams } from './teams.ts'

/** Working days ago: HR brings everybody's record in, finance looks at accounts and pay the same day. */
const FIRST = 150

/** Langong's people by name, once they have a record. */
export type Ids = Map<string, string>

/**
 * Langong's employee records: those who worked there brought in by HR one day, those who joined since on their first day, and the leaves
 * and newcomers of the last weeks.
 */
export function planEmployees(scene: Scene): Ids {
  const ids: Ids = new Map()
  const { days } = scene
  const arrivals = new Map<number, Employed[]>()
  for (const [nth, spec] of employed.entries()) {
    const contractStart = startOf(spec, nth, days.today)
    // The first day is over everywhere.
    const at = Math.min(FIRST, Math.max(1, days.agoOf(contractStart) - 1))
    arrivals.set(at, [...(arrivals.get(at) ?? []), { spec, nth, contractStart }])
  }
  for (const [at, people] of arrivals) {
    scene.plan(at, () => scene.do(scene.person('langong.hr'), (act) => bring(scene, act, people, ids)))
    scene.plan(at - 0.5, () => scene.do(scene.company('langong').finance, (act) => confirmAll(act, people, ids)))
  }
  for (const spec of employed) {
    const ahead = spec.leavesIn ?? (spec.leftAgo === undefined ? undefined : -spec.leftAgo)
    if (ahead === undefined) continue
    const leaveOn = days.today.add({ days: ahead })
    // Given notice of: the system ends the employment on the day itself.
    const at = ahead > 0 ? 9.2 : days.agoOf(leaveOn) + 6.4
    scene.plan(at, () => scene.do(scene.person('langong.hr'), (act) => notice(act, spec, leaveOn, ids)))
  }
  scene.plan(9.5, () => scene.do(scene.person('langong.hr'), (act) => changes(scene, act, ids)))
  return ids
}

interface Employed {
  spec: EmployeeSpec
  nth: number
  contractStart: Temporal.PlainDate
}

async function bring(scene: Scene, act: Act, people: readonly Employed[], ids: Ids): Promise<void> {
  const teamOf = await teamsByKey(act)
  for (const { spec, nth, contractStart } of people) {
    const { start } = payHistoryOf(spec, nth, contractStart, scene.days.today)
    ids.set(spec.name, await create(act, scene, { ...spec, pay: start }, nth, teamOf(spec.team), contractStart, ids))
  }
  const own = people.map(({ spec }) => ids.get(spec.name) ?? '')
  await leaveHistory(act, scene, own, people)
  await changeMany(act, { ids: own, action: 'alreadyEmployed' })
  for (const { spec } of people) await papers(scene, act, spec, ids.get(spec.name) ?? '')
  for (const { spec, nth } of people) if (!spec.noAccount) await account(act, spec, nth, ids)
}

async function teamsByKey(act: Act): Promise<(key: string) => string> {
  const named = new Map((await openTeams(act.db, companyOf(act.actor))).map((team) => [team.name, team.id]))
  return (key) => named.get(langongTeams.find((team) => team.key === key)?.name ?? '') ?? ''
}

/** Fields as HR types them. */
async function create(
  act: Act,
  scene: Scene,
  spec: EmployeeSpec,
  nth: number,
  teamId: string,
  contractStart: Temporal.PlainDate,
  ids: ReadonlyMap<string, string>,
): Promise<string> {
  const place = places[spec.at]
  const day = (ahead: number | undefined) => (ahead === undefined ? '' : scene.days.today.add({ days: ahead }).toString())
  const [dayStart, dayEnd] = spec.hours ?? ['09:00', '18:00']
  const chinese = /^\p{Script=Han}/u.test(spec.name) && spec.at === 'CN'
  const form = employeeForm.parse({
    name: spec.name,
    latinName: spec.latin === spec.name ? '' : spec.latin,
    teamId,
    managerId: spec.under ? (ids.get(spec.under) ?? '') : '',
    country: spec.at,
    subdivision: place.subdivision,
    email: `${spec.latin.toLowerCase().replace(/[^a-z]+/g, '.')}@langong.example`,
    areaCode: place.calling,
    phone: place.phone(nth),
    jobTitle: spec.title,
    grade: gradeOf(spec),
    contractStart: contractStart.toString(),
    contractEnd: day(spec.contractEnds),
    probationEnd: day(spec.probationEnds),
    serviceFrom: spec.servedBefore ? contractStart.subtract({ years: spec.servedBefore }).toString() : '',
    workDays: [...(spec.days ?? [1, 2, 3, 4, 5])],
    dayStart,
    dayEnd,
    cycle: spec.cycle ?? 'monthly',
    ...(spec.currency && { currency: spec.currency }),
    basePay: spec.pay,
    leaveDays: place.leave,
    ...(chinese ? { idNumber: identityNumber(nth) } : { passportNumber: `X0${spec.at}${10000 + nth * 37}` }),
    ...((spec.visaEnds !== undefined || spec.at === 'AE') && { visaNumber: `V-SAMPLE-${1000 + nth}` }),
  })
  return (await createEmployee(act, form)).id
}

/** With a check digit that is right and a region that does not exist. */
function identityNumber(nth: number): string {
  const stem = `990000${1978 + (nth % 22)}0${1 + (nth % 9)}1${nth % 10}${String(100 + nth)}`
  return [...'0123456789X'].map((digit) => stem + digit).find(isIdCardNumber) ?? ''
}

/** The documents that end sooner or later; everybody abroad has a contract on file. */
async function papers(scene: Scene, act: Act, { latin, at, passportEnds, visaEnds }: EmployeeSpec, employeeId: string): Promise<void> {
  const day = (ahead: number) => scene.days.today.add({ days: ahead }).toString()
  const add = async (kind: 'passport' | 'visa', ahead: number, years: number) => {
    const name = latin.toUpperCase().replace(/[^A-Z ]/g, '')
    const picture = documentPicture(kind === 'passport' ? 'PASSPORT' : 'RESIDENCE PERMIT', [name, `REGION ${at}`, 'SPECIMEN'])
    const expiresOn = scene.days.today.add({ days: ahead })
    await addDocument(
      act,
      documentForm.parse({
        employeeId,
        kind,
        file: await file(act, 'employeeDocument', `${kind}.png`, picture),
        issuedOn: expiresOn.subtract({ years }).toString(),
        expiresOn: day(ahead),
      }),
    )
  }
  if (passportEnds !== undefined) await add('passport', passportEnds, 10)
  if (visaEnds !== undefined) await add('visa', visaEnds, 2)
}

const account = (act: Act, spec: EmployeeSpec, nth: number, ids: ReadonlyMap<string, string>, bankName: string = places[spec.at].bank) =>
  savePayee(
    act,
    payeeForm.parse({
      employeeId: ids.get(spec.name),
      holder: spec.latin,
      bankName,
      bankArea: spec.at,
      accountNumber: String(4_400_000_000 + nth * 1_713),
    }),
  )

/** Finance approves the pay that HR typed and confirms the accounts. */
async function confirmAll(act: Act, people: readonly Employed[], ids: Ids): Promise<void> {
  const own = people.map(({ spec }) => ids.get(spec.name) ?? '')
  const payees = await payeesOf(act.db, companyOf(act.actor), own)
  for (const { employeeId, changedAt, confirmed } of payees.values())
    if (!confirmed) await confirmPayee(act, { employeeId, changedAt: changedAt.toString() })
  await approveProposed(act, own)
}

async function notice(act: Act, spec: EmployeeSpec, leaveOn: Temporal.PlainDate, ids: Ids): Promise<void> {
  const id = ids.get(spec.name) ?? ''
  const { version } = await employeeIn(act, id)
  const reason = spec.leavesIn ? '个人发展' : '合同期满，双方不再续签'
  const form = leaveForm.parse({ id, version, leaveOn: leaveOn.toString(), reason })
  await moveEmployee(act, 'leave', form)
}

/** Two weeks ago: newcomers, and records that are not finished. */
async function changes(scene: Scene, act: Act, ids: Ids): Promise<void> {
  const teamOf = await teamsByKey(act)
  for (const [at, spec] of coming.entries()) {
    const nth = employed.length + at
    const id = await create(act, scene, spec, nth, teamOf(spec.team), scene.days.today.add({ days: spec.startsIn }), ids)
    ids.set(spec.name, id)
    await moveEmployee(act, 'onboard', { id })
    if (!spec.noAccount) await account(act, spec, nth, ids)
  }
  for (const { name, latin, at, title } of begun)
    await createEmployee(
      act,
      employeeForm.parse({
        name,
        latinName: latin ?? '',
        jobTitle: title ?? '',
        ...(at && { country: at, subdivision: places[at].subdivision }),
      }),
    )
}

/** Somebody's other account, typed after a message from them: a second person has not seen it yet. */
export const changeAccount = (act: Act, spec: EmployeeSpec, ids: Ids) =>
  account(act, spec, employed.length + coming.length + 7, ids, '示例银行苏州分行')

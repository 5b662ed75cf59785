import { documentForm, employeeForm, leaveForm, payeeForm } from '../../src/features/employee/contract/schema.ts'
import { employeeIn, payeesOf } from '../../src/features/employee/server/reads.ts'
import {
  addDocument,
  changeMany,
  confirmPayee,
  createEmployee,
  moveEmployee,
  savePayee,
} from '../../src/features/employee/server/writes.ts'
import { teamsOf } from '../../src/features/team/server/reads.ts'
import { isIdCardNumber } from '../../src/features/verification/contract/numbers.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { begun, coming, type EmployeeSpec, employed, places } from '../data/employees.ts'
import { documentPicture } from '../engine/picture.ts'
import { file, type Scene } from '../engine/scene.ts'
import { langongTeams } from './teams.ts'

const FIRST = 37

/** Langong's employee records: brought in by HR one afternoon, accounts confirmed by finance the next day. */
export function planEmployees(scene: Scene): void {
  const ids = new Map<string, string>()
  scene.plan(FIRST, () => scene.do(scene.person('langong.hr'), (act) => bring(scene, act, ids)))
  scene.plan(FIRST - 1, () => scene.do(scene.company('langong').finance, (act) => confirmAll(act, ids)))
  scene.plan(9.5, () => scene.do(scene.person('langong.hr'), (act) => changes(scene, act, ids)))
}

async function bring(scene: Scene, act: Act, ids: Map<string, string>): Promise<void> {
  const named = new Map((await teamsOf(act)).map((team) => [team.name, team.id]))
  const teamOf = (key: string) => named.get(langongTeams.find((team) => team.key === key)?.name ?? '') ?? ''
  for (const [nth, spec] of employed.entries()) {
    const contractStart = scene.days.today.subtract({ months: spec.months }).with({ day: 1 + ((nth * 7) % 20) })
    ids.set(spec.name, await create(act, scene, spec, nth, teamOf(spec.team), contractStart, ids))
  }
  await changeMany(act, { ids: [...ids.values()], action: 'alreadyEmployed' })
  for (const spec of employed) await papers(scene, act, spec, ids.get(spec.name) ?? '')
  for (const [nth, spec] of employed.entries()) if (!spec.noAccount && !spec.unconfirmed) await account(act, spec, nth, ids)
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
    contractStart: contractStart.toString(),
    contractEnd: day(spec.contractEnds),
    probationEnd: day(spec.probationEnds),
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

const account = (act: Act, spec: EmployeeSpec, nth: number, ids: ReadonlyMap<string, string>) =>
  savePayee(
    act,
    payeeForm.parse({
      employeeId: ids.get(spec.name),
      holder: spec.latin,
      bankName: places[spec.at].bank,
      bankArea: spec.at,
      accountNumber: `${spec.at}0000${String(4_400_000_000 + nth * 1_713)}`,
    }),
  )

async function confirmAll(act: Act, ids: ReadonlyMap<string, string>): Promise<void> {
  const payees = await payeesOf(act.db, act.actor.companyId ?? '', [...ids.values()])
  for (const { employeeId, changedAt } of payees.values()) await confirmPayee(act, { employeeId, changedAt: changedAt.toString() })
}

/** Two weeks ago: newcomers, somebody who gave notice, accounts that finance has not confirmed, records that are not finished. */
async function changes(scene: Scene, act: Act, ids: Map<string, string>): Promise<void> {
  const named = new Map((await teamsOf(act)).map((team) => [team.name, team.id]))
  const teamOf = (key: string) => named.get(langongTeams.find((team) => team.key === key)?.name ?? '') ?? ''
  for (const [at, spec] of coming.entries()) {
    const nth = employed.length + at
    const id = await create(act, scene, spec, nth, teamOf(spec.team), scene.days.today.add({ days: spec.startsIn }), ids)
    ids.set(spec.name, id)
    await moveEmployee(act, 'onboard', { id })
    if (!spec.noAccount) await account(act, spec, nth, ids)
  }
  for (const [nth, spec] of employed.entries()) {
    const id = ids.get(spec.name) ?? ''
    if (spec.unconfirmed) await account(act, spec, nth, ids)
    const ahead = spec.leavesIn ?? (spec.leftAgo === undefined ? undefined : -spec.leftAgo)
    if (ahead === undefined) continue
    const { version } = await employeeIn(act, id)
    const leaveOn = scene.days.today.add({ days: ahead }).toString()
    const reason = spec.leavesIn ? '个人发展' : '合同期满，双方不再续签'
    const form = leaveForm.parse({ id, version, leaveOn, reason })
    await moveEmployee(act, 'leave', form)
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

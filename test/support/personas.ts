import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../../src/features/base/account/server/passwords.ts'
import { totpOf } from '../../src/features/base/account/server/totp.ts'
import { createAccount, joinCompany } from '../../src/features/base/account/server/writes.ts'
import { company as companyTable } from '../../src/features/base/company/server/tables.ts'
import { identity, profile } from '../../src/features/base/profile/server/tables.ts'
import { transfer } from '../../src/features/money/ledger/contract/posting.ts'
import { postLedger } from '../../src/features/money/ledger/server/writes.ts'
import { cashCurrencies, type Money } from '../../src/platform/contract/amount.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { messagesTo } from './outbox.ts'
import { openProvedSession } from './proof.ts'
import type { TestServer } from './server.ts'

/** The password of every persona, as in the demo world. */
export const PASSWORD = 'Quiet#Harbour-71'
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

let hashed: Promise<string> | undefined
const passwordHash = () => (hashed ??= hashPassword(PASSWORD))

export interface Person {
  token: string
  accountId: string
  name: string
  areaCode: string
  phone: string
  /** The caller option of a call: `h.ok('GET /ws/account/me', {}, person.as)`. */
  as: { token: string }
}

export interface CompanyPeople {
  companyId: string
  name: string
  owner: Person
  /** Members of the requested roles, besides the owner. */
  member: Record<TeamRole, Person>
  /** The owner's. */
  token: string
  as: { token: string }
}

let phones = 0
const nextPhone = () => `150${String(++phones).padStart(8, '0')}`
let names = 0

const inOneAct = <T>(h: TestServer, run: (act: Act) => Promise<T>): Promise<T> => performAsSystem(h.services, 'personas', run)

export interface CompanyOptions {
  /** Passed the operator's verification; true by default. */
  verified?: boolean
  /** The initial balance of its wallet, as if topped up. */
  funded?: readonly Money[]
  /** Members besides the owner. */
  roles?: readonly Exclude<TeamRole, 'owner'>[]
  name?: string
  phone?: string
}

/** A company with signed-in people. Written directly if the real calls have tests of their own; money enters by an ordinary posting. */
export async function company(h: TestServer, options: CompanyOptions = {}): Promise<CompanyPeople> {
  const name = options.name ?? `测试企业 ${++names}`
  const status = options.verified === false ? 0 : 2
  const hash = await passwordHash()
  return inOneAct(h, async (act) => {
    const [made] = await act.tx
      .insert(companyTable)
      .values({
        shortName: name,
        fullName: `${name} 有限公司`,
        industry: 'robotics',
        scale: 'to99',
        area: 'CN',
        contactName: `${name} 联系人`,
        position: '总经理',
        status,
        creditCode: status === 2 ? `T${crypto.randomUUID().slice(0, 17)}` : '',
        createdAt: act.now,
        updatedAt: act.now,
        ...(status === 2 && { submittedAt: act.now, reviewedAt: act.now }),
      })
      .returning({ id: companyTable.id })
    const companyId = made!.id
    const join = async (role: TeamRole, phone?: string): Promise<Person> => {
      const person = await signedIn(act, { userType: 1, name: `${name} ${role}`, phone, hash, whetherIntact: 'Y' })
      await joinCompany(act, { accountId: person.accountId, companyId, role })
      return person
    }
    const owner = await join('owner', options.phone)
    const member = { owner } as Record<TeamRole, Person>
    for (const role of options.roles ?? []) member[role] = await join(role)
    for (const money of options.funded ?? []) await fund(act, companyId, money)
    return { companyId, name, owner, member, token: owner.token, as: owner.as }
  })
}

/** Puts money into a company's wallet by a posting from the bank. */
export async function fund(act: Act, companyId: string, money: Money): Promise<void> {
  if (!(cashCurrencies as readonly string[]).includes(money.currency)) throw new Error('beans are bought, not funded')
  await postLedger(act, {
    key: `test:${crypto.randomUUID()}`,
    cause: 'topUp.confirm',
    ref: { type: 'test', id: companyId },
    entries: transfer({ kind: 'bank' }, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: companyId } }, money),
  })
}

export interface IndividualOptions {
  verified?: boolean
  name?: string
  phone?: string
  /** N: has not filled in the business card. */
  whetherIntact?: 'Y' | 'N'
}

/** A signed-in individual, verified by default. */
export async function individual(h: TestServer, options: IndividualOptions = {}): Promise<Person> {
  const hash = await passwordHash()
  const name = options.name ?? `测试个人 ${++names}`
  const whetherIntact = options.whetherIntact ?? 'Y'
  return inOneAct(h, async (act) => {
    const person = await signedIn(act, { userType: 2, name, phone: options.phone, hash, whetherIntact })
    if (whetherIntact === 'N') return person
    const { accountId } = person
    await act.tx.insert(profile).values({
      accountId,
      name,
      gender: 'unstated',
      birthDate: '1990-05-20',
      area: 'CN',
      position: '售后工程师',
      createdAt: act.now,
      updatedAt: act.now,
    })
    if (options.verified === false) return person
    await act.tx.insert(identity).values({
      accountId,
      legalName: name,
      idKind: 'passport',
      numberFingerprint: `T${accountId}`,
      frontFileId: crypto.randomUUID(),
      status: 2,
      submittedAt: act.now,
      reviewedAt: act.now,
    })
    return person
  })
}

/** A signed-in operator; `operatorCode` gives the one-time code for those who sign in themselves. */
export async function operator(h: TestServer, username = `operator${++names}`): Promise<Person & { username: string }> {
  const hash = await passwordHash()
  return inOneAct(h, async (act) => {
    const row = await createAccount(act, {
      userType: 9,
      username,
      name: username,
      passwordHash: hash,
      totpSecret: TOTP_SECRET,
      whetherIntact: 'Y',
    })
    const token = await openProvedSession(act, row.id)
    return { token, accountId: row.id, name: username, areaCode: '', phone: '', as: { token }, username }
  })
}

/** The one-time code of an operator at the server's time. */
export const operatorCode = (h: TestServer): string => totpOf(TOTP_SECRET).generate({ timestamp: h.clock.now().epochMilliseconds })

async function signedIn(
  act: Act,
  made: { userType: 1 | 2; name: string; phone: string | undefined; hash: string; whetherIntact: 'Y' | 'N' },
): Promise<Person> {
  const phone = made.phone ?? nextPhone()
  const row = await createAccount(act, {
    userType: made.userType,
    areaCode: '86',
    phone,
    name: made.name,
    passwordHash: made.hash,
    whetherIntact: made.whetherIntact,
  })
  const token = await openProvedSession(act, row.id)
  return { token, accountId: row.id, name: made.name, areaCode: '86', phone, as: { token } }
}

/** A new session, after the clock has passed the end of the old one. */
export async function signInAgain(h: TestServer, person: Person): Promise<void> {
  const token = await inOneAct(h, (act) => openProvedSession(act, person.accountId))
  person.token = token
  person.as.token = token
}

/** How long a code that was asked for on a page may take to be in the outbox. */
const CODE_PATIENCE_MS = 15_000

/** The newest code sent to this phone or e-mail address, read from the outbox. A page that asked for it may not have been answered yet. */
export async function codeFor(h: TestServer, address: string): Promise<string> {
  for (const until = Date.now() + CODE_PATIENCE_MS; ; await sleep(50)) {
    const code = (await messagesTo(h, address)).at(-1)?.body.match(/\b\d{6}\b/)?.[0]
    if (code) return code
    if (Date.now() > until) throw new Error(`no code was sent to ${address}`)
  }
}

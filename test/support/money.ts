import { identity, profile } from '../../src/features/base/profile/server/tables.ts'
import { entriesOf, transfer } from '../../src/features/money/ledger/contract/posting.ts'
import { postLedger } from '../../src/features/money/ledger/server/writes.ts'
import { recordRelease } from '../../src/features/money/wallet/server/writes.ts'
import { type Currency, moneyOf } from '../../src/platform/contract/amount.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { type CompanyPeople, fund, type Person } from './personas.ts'
import type { TestServer } from './server.ts'

/** Verifies an individual's identity, whether or not the persona is verified. */
export async function verified(h: TestServer, person: Person): Promise<Person> {
  const now = h.clock.now()
  await h.services.db
    .insert(profile)
    .values({
      accountId: person.accountId,
      name: person.name,
      gender: 'female',
      birthDate: '1991-03-02',
      area: 'SG',
      position: '顾问',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
  const proved = { legalName: person.name, idKind: 'passport', numberFingerprint: `E${person.phone}`, frontFileId: crypto.randomUUID() }
  await h.services.db
    .insert(identity)
    .values({ accountId: person.accountId, ...proved, status: 2, submittedAt: now, reviewedAt: now })
    .onConflictDoUpdate({ target: identity.accountId, set: { status: 2 } })
  return person
}

/** Pays a person through an escrow, as a confirmed demand does: a fee of 5 % stays with the platform. Returns the release order. */
export async function earn(
  h: TestServer,
  from: CompanyPeople,
  to: Person,
  money: { amountMinor: number; currency: Currency; demandId?: string; subject?: string; kind?: 'imprest' | 'final' },
): Promise<{ orderId: string; number: string; netMinor: number; postingId: string }> {
  const { amountMinor: grossMinor, currency, demandId = crypto.randomUUID(), subject = '', kind = 'final' } = money
  const feeMinor = Math.round(grossMinor / 20)
  const netMinor = grossMinor - feeMinor
  const escrow = { kind: 'demandEscrow' as const, owner: { ownerType: 'demand' as const, ownerId: demandId } }
  const company = { ownerType: 'company' as const, ownerId: from.companyId }
  return performAsSystem(h.services, 'money', async (act) => {
    await fund(act, from.companyId, { amountMinor: grossMinor, currency })
    const ref = { type: 'demand', id: demandId }
    await postLedger(act, {
      key: `test:${crypto.randomUUID()}`,
      cause: 'demand.fund',
      ref,
      entries: transfer({ kind: 'companyWallet', owner: company }, escrow, moneyOf(grossMinor, currency)),
    })
    const { postingId } = await postLedger(act, {
      key: `test:${crypto.randomUUID()}`,
      cause: 'demand.release',
      ref,
      entries: entriesOf(
        transfer(escrow, { kind: 'personAvailable', owner: { ownerType: 'person', ownerId: to.accountId } }, moneyOf(netMinor, currency)),
        transfer(escrow, { kind: 'platformFee' }, moneyOf(feeMinor, currency)),
      ),
    })
    const made = await recordRelease(act, {
      owner: { ownerType: 'person', ownerId: to.accountId },
      demandId,
      kind,
      grossMinor,
      feeMinor,
      netMinor,
      currency,
      subject,
      postingId,
    })
    return { ...made, netMinor, postingId }
  })
}

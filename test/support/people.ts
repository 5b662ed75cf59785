import { randomBytes } from 'node:crypto'
import { hashToken } from '../../src/features/base/account/server/identify.ts'
import { account, companyMember, session } from '../../src/features/base/account/server/tables.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { provedColumns } from './proof.ts'
import type { TestServer } from './server.ts'

export interface Seated {
  token: string
  accountId: string
  /** Null for individuals, operators, and company accounts before their business card. */
  companyId: string | null
}

export interface Seat {
  userType: 1 | 2 | 9
  /** Makes a company account a member of this company. The caller creates the company's own row. */
  companyId?: string
  role?: TeamRole
  /** Whether the business card is complete. True by default. */
  complete?: boolean
  name?: string
}

let seats = 0

/** A signed-in person, written directly to the tables: for tests whose subject is not the sign-in. */
export async function seat(server: TestServer, who: Seat): Promise<Seated> {
  const { db } = server.services
  const now = server.clock.now()
  seats++
  const [made] = await db
    .insert(account)
    .values({
      userType: who.userType,
      username: who.userType === 9 ? `operator-${seats}` : null,
      areaCode: '86',
      phone: `137${String(seats).padStart(8, '0')}`,
      whetherIntact: who.complete === false ? 'N' : 'Y',
      name: who.name ?? `Person ${seats}`,
      createdAt: now,
    })
    .returning({ id: account.id })
  const accountId = made!.id
  if (who.companyId)
    await db.insert(companyMember).values({ companyId: who.companyId, accountId, role: who.role ?? 'owner', joinedAt: now, roleSince: now })
  const token = randomBytes(24).toString('base64url')
  await db.insert(session).values({
    tokenHash: hashToken(token),
    accountId,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now.add({ hours: 24 * 365 }),
    ...provedColumns,
  })
  return { token, accountId, companyId: who.companyId ?? null }
}

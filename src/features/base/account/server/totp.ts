import { Secret, TOTP } from 'otpauth'
import { and, eq, isNotNull, lt, ne } from '../../../../platform/server/data/drizzle.ts'
import type { MasterKeys } from '../../../../platform/server/data/master-keys.ts'
import type { WrappedValues } from '../../../../platform/server/data/wrapped.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { AccountRow } from './sessions.ts'
import { account } from './tables.ts'

const TOTP_SECONDS = 30
const ISSUER = 'Hengdu'

/** The one-time code of a secret, as an authenticator app computes it. */
export const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: 6, period: TOTP_SECONDS })

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The time step that a code belongs to, allowing one step of clock difference; null if it matches none. */
export function stepOf(secret: string | null, token: string, now: Temporal.Instant): number | null {
  if (!secret || !/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now.epochMilliseconds, window: 1 })
  return delta === null ? null : Math.floor(now.epochMilliseconds / 1000 / TOTP_SECONDS) + delta
}

/** Marks the step of a code as used, in the transaction that it allows. False if it was used before: of two at once, one is refused. */
export async function takeStep(act: Act<unknown>, accountId: string, step: number): Promise<boolean> {
  const taken = await act.tx
    .update(account)
    .set({ totpStep: step })
    .where(and(eq(account.id, accountId), lt(account.totpStep, step)))
    .returning({ id: account.id })
  return taken.length > 0
}

type Kept = Pick<AccountRow, 'id' | 'totpSealed' | 'totpNonce' | 'totpMaster'>
const boundTo = (accountId: string): string => `totp|${accountId}`

/** The columns of a secret, sealed for its account: in another row it does not open. */
export function sealedSecret(masters: MasterKeys, accountId: string, secret: string) {
  const { nonce, cipher } = masters.wrap(Buffer.from(secret), boundTo(accountId))
  return { totpSealed: cipher, totpNonce: nonce, totpMaster: masters.current }
}
export const noSecret = { totpSealed: null, totpNonce: null, totpMaster: null, totpSince: null } as const

export function secretOf(masters: MasterKeys, row: Kept): string | null {
  if (!row.totpSealed || !row.totpNonce || !row.totpMaster) return null
  return masters.unwrap(row.totpMaster, { nonce: row.totpNonce, cipher: row.totpSealed }, boundTo(row.id)).toString()
}

/** After a change of the master key these secrets are sealed by the new one. */
export const sealedFactors: WrappedValues = {
  masters: async (db) => {
    const rows = await db.selectDistinct({ master: account.totpMaster }).from(account).where(isNotNull(account.totpMaster))
    return rows.flatMap(({ master }) => master ?? [])
  },
  rewrap: async (act, most) => {
    const { masterKeys } = act.services
    const rows = await act.tx.select().from(account).where(ne(account.totpMaster, masterKeys.current)).limit(most).for('update')
    for (const row of rows)
      await act.tx
        .update(account)
        .set(sealedSecret(masterKeys, row.id, secretOf(masterKeys, row) ?? ''))
        .where(eq(account.id, row.id))
    return rows.length
  },
}

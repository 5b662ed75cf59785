import { instant, ofCompany, ofPerson } from './columns.ts'
import { pgTable, text } from './drizzle.ts'

/** A member's one secret address of a kind. A new one ends the old; the token is kept hashed. */
export const secretAddressTable = (name: string) =>
  pgTable(name, {
    accountId: ofPerson().primaryKey(),
    companyId: ofCompany().notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  })

export type SecretAddressTable = ReturnType<typeof secretAddressTable>

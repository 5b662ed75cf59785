import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'

/** Whose escrow is a company's own money: the ids of the owners of those accounts, such as its demands. */
export const companyEscrows = defineHook<(db: Reader, companyId: string) => Promise<string[]>>('wallet.companyEscrows')

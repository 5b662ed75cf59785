import { sql } from '../../../../platform/server/data/drizzle.ts'
import { demand } from './tables.ts'

/** `isSealed` denied, as a condition on demands. */
export const isUnsealed = sql`(${demand.bidding} <> 'sealed' or ${demand.bidsOpenedAt} is not null)`

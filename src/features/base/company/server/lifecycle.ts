import { storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { verificationLifecycle } from '../../verification/server/reads.ts'
import { company } from './tables.ts'

/** The lifecycle of a company's verification. */
export const companyLifecycle = storedIn({ table: company, key: 'id', column: 'status' }, verificationLifecycle)

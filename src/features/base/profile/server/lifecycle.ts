import { storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { verificationLifecycle } from '../../verification/server/reads.ts'
import { identity } from './tables.ts'

/** The lifecycle of a person's verification. There is no row before the first submission, which creates one that is pending. */
export const identityLifecycle = storedIn({ table: identity, key: 'accountId', column: 'status' }, verificationLifecycle)

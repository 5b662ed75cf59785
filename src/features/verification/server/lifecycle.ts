import { defineLifecycle } from '../../../platform/server/lifecycle.ts'
import { DISABLED, FAILED, PENDING, UNVERIFIED, VERIFIED } from '../contract/verification.ts'

/** The verification of a company or a person (product §5). A failure that was called final cannot be submitted again. */
export const verificationLifecycle = defineLifecycle('verification', {
  [UNVERIFIED]: { submit: PENDING },
  [PENDING]: { approve: VERIFIED, reject: FAILED },
  [VERIFIED]: { disable: DISABLED },
  [FAILED]: { submit: PENDING },
  [DISABLED]: { enable: VERIFIED },
})

import type { Feature } from '../../../../platform/server/feature.ts'
import { decisionTimes } from '../../queue/server/hooks.ts'
import { verificationDictionaries } from '../contract/dictionaries.ts'
import { verificationErrors } from '../contract/errors.ts'
import { verificationNotices } from '../contract/notices.ts'
import { decidedOn } from './decided.ts'

export const verification = {
  name: 'verification',
  errors: verificationErrors,
  notices: verificationNotices,
  dictionaries: verificationDictionaries,
  hooks: (hooks) =>
    hooks.add(decisionTimes, 'verification', { companyVerification: decidedOn('company'), identityVerification: decidedOn('person') }),
} satisfies Feature

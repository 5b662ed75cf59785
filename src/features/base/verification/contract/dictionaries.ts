import type { Dictionaries } from '../../../../platform/contract/dictionary.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import type { VerificationStatus } from './verification.ts'

export const verificationDictionaries = {
  idKind: {
    title: { cn: '证件类型', en: 'Identity document types' },
    items: {
      idCard: { cn: '居民身份证', en: 'Resident identity card' },
      passport: { cn: '护照', en: 'Passport' },
      hkMacauTaiwanPermit: { cn: '港澳台居民证件', en: 'Hong Kong, Macao or Taiwan resident permit' },
      other: { cn: '其他证件', en: 'Other document' },
    },
  },
  verificationStatus: {
    title: { cn: '认证状态', en: 'Verification' },
    items: {
      0: { cn: '未认证', en: 'Unverified' },
      1: { cn: '待审核', en: 'Pending review' },
      2: { cn: '已认证', en: 'Verified' },
      3: { cn: '认证失败', en: 'Failed' },
      4: { cn: '已停用', en: 'Disabled' },
    } satisfies Record<VerificationStatus, Pair>,
  },
} satisfies Dictionaries

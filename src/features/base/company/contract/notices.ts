import { defineNotices } from '../../../../platform/contract/notice.ts'

export const companyNotices = defineNotices({
  companyVerified: {
    for: [1],
    group: 'verification',
    title: { cn: '企业认证已通过', en: 'Company verified' },
    text: { cn: '{company} 已通过认证，可以发布和承接需求。', en: '{company} is verified: it can publish requests and serve.' },
    mail: true,
  },
  companyFailed: {
    for: [1],
    group: 'verification',
    title: { cn: '企业认证未通过', en: 'Company verification failed' },
    text: { cn: '{company} 的认证未通过：{reason}', en: 'The verification of {company} failed: {reason}' },
    mail: true,
  },
  companyDisabled: {
    for: [1],
    group: 'verification',
    title: { cn: '企业认证已停用', en: 'Company verification disabled' },
    text: { cn: '{company} 的认证已被停用：{reason}', en: 'The verification of {company} was disabled: {reason}' },
    mail: true,
  },
})

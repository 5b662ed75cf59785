import { defineNotices } from '../../../../platform/contract/notice.ts'

export const profileNotices = defineNotices({
  personVerified: {
    for: [2],
    group: 'verification',
    title: { cn: '实名认证已通过', en: 'Identity verified' },
    text: { cn: '您的实名认证已通过，可以提现。', en: 'Your identity is verified. You can withdraw now.' },
    mail: true,
  },
  personFailed: {
    for: [2],
    group: 'verification',
    title: { cn: '实名认证未通过', en: 'Identity verification failed' },
    text: { cn: '您的实名认证未通过：{reason}', en: 'Your identity verification failed: {reason}' },
    mail: true,
  },
})

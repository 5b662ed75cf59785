import { defineNotices } from '../../../../platform/contract/notice.ts'

export const verificationNotices = defineNotices({
  verificationWaits: {
    for: [9],
    group: 'operation',
    title: { cn: '认证待审核', en: 'Verification awaiting review' },
    text: { cn: '{who} 提交了认证资料。', en: '{who} submitted verification documents.' },
    mail: false,
  },
})

import { defineNotices } from '../../../../platform/contract/notice.ts'

export const partnerNotices = defineNotices({
  applicationArrived: {
    for: [9],
    group: 'operation',
    title: { cn: '伙伴申请待审核', en: 'Partner application awaiting review' },
    text: { cn: '{who} 提交了伙伴申请 {number}。', en: '{who} submitted partner application {number}.' },
    mail: false,
  },
})

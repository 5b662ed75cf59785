import { defineNotices } from '../../../../platform/contract/notice.ts'

export const approvalNotices = defineNotices({
  approvalWaits: {
    for: [1, 9],
    group: 'money',
    title: { cn: '有一项操作等待您复核', en: 'Awaiting your approval' },
    text: { cn: '{who} 提交了“{what}”，需要第二人复核。', en: '{who} submitted “{what}”. A second person must approve it.' },
    mail: true,
  },
  approvalGiven: {
    for: [1, 9],
    group: 'money',
    title: { cn: '复核已通过', en: 'Approved' },
    text: { cn: '{who} 通过了“{what}”，已执行。', en: '{who} approved “{what}”. It has been carried out.' },
    mail: false,
  },
  approvalDeclined: {
    for: [1, 9],
    group: 'money',
    title: { cn: '复核未通过', en: 'Approval declined' },
    text: { cn: '{who} 拒绝了“{what}”：{reason}', en: '{who} declined “{what}”: {reason}' },
    mail: true,
  },
  approvalEnded: {
    for: [1, 9],
    group: 'money',
    title: { cn: '复核请求已失效', en: 'Approval request ended' },
    text: {
      cn: '“{what}”没有执行：{why}。需要时请重新提交。',
      en: '“{what}” was not carried out: {why}. Submit it again if it is still needed.',
    },
    mail: true,
  },
})

import { defineNotices } from '../../../../platform/contract/notice.ts'

export const providerNotices = defineNotices({
  listingAsked: {
    for: [9],
    group: 'operation',
    title: { cn: '服务商申请收录', en: 'New listing application' },
    text: { cn: '{who} 提交了收录申请 {number}。', en: '{who} submitted listing application {number}.' },
    mail: false,
  },
  contactReported: {
    for: [9],
    group: 'operation',
    title: { cn: '联系方式失效待核实', en: 'Invalid contact reported' },
    text: { cn: '{who} 举报 {provider} 的联系方式失效。', en: '{who} reported the contact of {provider} as invalid.' },
    mail: false,
  },
  contactRefunded: {
    for: [1, 2],
    group: 'money',
    title: { cn: '失效联系方式已退豆', en: 'Beans refunded for an invalid contact' },
    text: {
      cn: '{provider} 的联系方式经核实已失效，{beans} 豆已退回。',
      en: 'The contact of {provider} was confirmed invalid. {beans|bean has|beans have} been refunded.',
    },
    mail: true,
  },
  contactReportRejected: {
    for: [1, 2],
    group: 'money',
    title: { cn: '联系方式核实有效', en: 'Contact confirmed valid' },
    text: { cn: '我们联系上了 {provider}：{reason}', en: 'We reached {provider}: {reason}' },
    mail: true,
  },
  contactCorrected: {
    for: [1, 2],
    group: 'directory',
    title: { cn: '服务商联系方式有更新', en: 'A provider’s contact has changed' },
    text: {
      cn: '{provider} 更新了联系方式。您已付过豆，可免费查看。',
      en: '{provider} has a new contact. You have already paid for it and can view it now.',
    },
    mail: false,
  },
  entryClaimAsked: {
    for: [9],
    group: 'operation',
    title: { cn: '条目认领待核对', en: 'Claim of an entry' },
    text: { cn: '{who} 凭执照认领 {provider}。', en: '{who} has asked for the entry of {provider}, by its licence.' },
    mail: false,
  },
  entryClaimApproved: {
    for: [1, 2],
    group: 'directory',
    title: { cn: '条目认领已通过', en: 'Claim approved' },
    text: {
      cn: '{provider} 已归您管理，企业发来的邀请会直接送到这里。',
      en: '{provider} is now yours. Invitations of companies reach you here.',
    },
    mail: true,
  },
  entryClaimRefused: {
    for: [1, 2],
    group: 'directory',
    title: { cn: '条目认领未通过', en: 'Claim refused' },
    text: { cn: '{provider} 的认领未通过：{reason}', en: 'Your claim of {provider} was refused: {reason}' },
    mail: true,
  },
})

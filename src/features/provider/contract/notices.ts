import { defineNotices } from '../../../platform/contract/notice.ts'

export const providerNotices = defineNotices({
  listingAsked: {
    for: [9],
    group: 'operation',
    title: { cn: '服务商申请收录', en: 'A provider asks to be listed' },
    text: { cn: '{who} 提交了收录申请 {number}。', en: '{who} sent the listing application {number}.' },
    mail: false,
  },
  contactReported: {
    for: [9],
    group: 'operation',
    title: { cn: '联系方式失效待核实', en: 'A dead contact was reported' },
    text: { cn: '{who} 举报 {provider} 的联系方式失效。', en: '{who} reported the contact of {provider} as dead.' },
    mail: false,
  },
  contactRefunded: {
    for: [1, 2],
    group: 'money',
    title: { cn: '失效联系方式已退豆', en: 'Beans returned for a dead contact' },
    text: {
      cn: '{provider} 的联系方式经核实已失效，{beans} 豆已退回。',
      en: 'The contact of {provider} was found dead. {beans} beans have been returned.',
    },
    mail: true,
  },
  contactReportRejected: {
    for: [1, 2],
    group: 'money',
    title: { cn: '联系方式核实有效', en: 'The contact was found to answer' },
    text: { cn: '我们联系上了 {provider}：{reason}', en: 'We reached {provider}: {reason}' },
    mail: true,
  },
  contactCorrected: {
    for: [1, 2],
    group: 'operation',
    title: { cn: '服务商联系方式有更新', en: 'A provider’s contact has changed' },
    text: {
      cn: '{provider} 更新了联系方式。您已付过豆，可直接查看。',
      en: '{provider} has a new contact. You have paid for it and can read it now.',
    },
    mail: false,
  },
})

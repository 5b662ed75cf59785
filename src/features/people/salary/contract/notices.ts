import { defineNotices } from '../../../../platform/contract/notice.ts'

export const salaryNotices = defineNotices({
  salaryProposed: {
    for: [1],
    group: 'money',
    title: { cn: '薪资变更待审批', en: 'Salary change awaiting approval' },
    text: {
      cn: '{who} 提出了 {employee} 的薪资变更，自 {date} 起生效。',
      en: '{who} proposed a salary change for {employee}, effective {date}.',
    },
    mail: true,
  },
  salaryApproved: {
    for: [1],
    group: 'money',
    title: { cn: '薪资变更已批准', en: 'Salary change approved' },
    text: {
      cn: '{who} 批准了 {employee} 自 {date} 起的薪资变更。',
      en: '{who} approved the salary change of {employee}, effective {date}.',
    },
    mail: false,
  },
  salaryRefused: {
    for: [1],
    group: 'money',
    title: { cn: '薪资变更未获批准', en: 'Salary change refused' },
    text: { cn: '{who} 未批准 {employee} 的薪资变更：{reason}', en: '{who} refused the salary change of {employee}: {reason}' },
    mail: true,
  },
})

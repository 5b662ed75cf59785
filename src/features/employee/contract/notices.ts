import { defineNotices } from '../../../platform/contract/notice.ts'

export const employeeNotices = defineNotices({
  peopleDue: {
    for: [1],
    group: 'operation',
    title: { cn: '员工事项即将到期', en: 'Employee dates coming up' },
    text: { cn: '{count} 项新的到期事项：{list}', en: 'New items due ({count}): {list}' },
    mail: true,
  },
  payeeToConfirm: {
    for: [1],
    group: 'operation',
    title: { cn: '收款账户待复核', en: 'A bank account waits for confirmation' },
    text: {
      cn: '{who}（{number}）的收款账户有变，须由另一位同事复核后才能付款。',
      en: 'The bank account of {who} ({number}) has changed. A second person has to confirm it before anything is paid to it.',
    },
    mail: true,
  },
  startNotConfirmed: {
    for: [1],
    group: 'operation',
    title: { cn: '到岗日已到，尚未入职', en: 'The first day has come, and employment is not confirmed' },
    text: { cn: '{who}（{number}）：{why}', en: '{who} ({number}): {why}' },
    mail: true,
  },
})

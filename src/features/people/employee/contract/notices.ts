import { defineNotices } from '../../../../platform/contract/notice.ts'

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
    title: { cn: '收款账户待复核', en: 'Bank accounts wait for confirmation' },
    text: {
      cn: '{count} 名员工的收款账户有变：{who}。须由修改人以外的同事复核后才能付款。',
      en: 'Bank accounts of employees that changed ({count}): {who}. Somebody else has to confirm each before anything is paid to it.',
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

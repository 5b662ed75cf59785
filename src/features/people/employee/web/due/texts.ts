import { plural, texts } from '../../../../../platform/contract/texts.ts'
import { EMPLOYEE_KEPT_MONTHS } from '../../../../../rules/constants.ts'

export const t = texts({
  title: { cn: '到期事项', en: 'Due soon' },
  about: {
    cn: '试用期、合同、护照与签证、入职日期和缺少的资料，按日期排列。',
    en: 'Probation, contracts, passports and visas, first days and what is missing, by date.',
  },
  all: { cn: '全部', en: 'All' },
  kinds: { cn: '按种类', en: 'By kind' },
  team: { cn: '团队', en: 'Team' },
  anyTeam: { cn: '所有团队', en: 'All teams' },
  noTeam: { cn: '未分团队', en: 'No team' },
  employee: { cn: '员工', en: 'Employee' },
  what: { cn: '事项', en: 'What' },
  date: { cn: '日期', en: 'Date' },
  inDays: { cn: (days: number) => `${days} 天后`, en: (days) => `in ${plural(days, 'day')}` },
  today: { cn: '今天', en: 'today' },
  ago: { cn: (days: number) => `已过 ${days} 天`, en: (days) => `${plural(days, 'day')} ago` },
  country: { cn: '国家或地区', en: 'Country or region' },
  none: { cn: '没有到期事项', en: 'Nothing is due' },
  noneWhy: { cn: '试用期、合同与证件都在有效期内。', en: 'Probation, contracts and documents are all in order.' },
  subscribe: { cn: '订阅日历', en: 'Subscribe to calendar' },
  subscribeTitle: { cn: '到期事项的日历地址', en: 'Calendar of due dates' },
  subscribeAbout: {
    cn: '在 Outlook、Google 日历等中添加此地址，即可看到带日期的事项。地址是您的秘密：知道它的人都能看到员工姓名与日期。',
    en: 'Add this address to Outlook, Google Calendar or another calendar. Keep it secret: anyone who knows it can see names and dates of employees.',
  },
  address: { cn: '日历地址（仅显示这一次）', en: 'Address (shown this once)' },
  since: { cn: (time: string) => `现有地址创建于 ${time}`, en: (time) => `Your address was made on ${time}` },
  noAddress: { cn: '您还没有日历地址', en: 'You have no address yet' },
  make: { cn: '生成地址', en: 'Make an address' },
  makeNew: { cn: '生成新地址（旧地址失效）', en: 'Make a new one (ends the old)' },
  revoke: { cn: '停用地址', en: 'End the address' },
  revoked: { cn: '日历地址已停用', en: 'The address no longer works' },
  kept: { cn: '离职员工资料的保留', en: 'Records of those who left' },
  keptAbout: {
    cn: `离职满期后，证件号码、收款账户与证件文件会自动清除且无法恢复；姓名、工号与历史保留。最短 ${EMPLOYEE_KEPT_MONTHS} 个月。`,
    en: `After this time numbers, bank account and documents are erased for good. Name, number and history stay. At least ${plural(EMPLOYEE_KEPT_MONTHS, 'month')}.`,
  },
  keptFor: { cn: '离职后保留', en: 'Kept after leaving' },
  months: {
    cn: (months: number) => (months % 12 === 0 ? `${months / 12} 年` : `${months} 个月`),
    en: (months) => (months % 12 === 0 ? plural(months / 12, 'year') : plural(months, 'month')),
  },
  keptSaved: { cn: '已保存', en: 'Saved' },
  close: { cn: '关闭', en: 'Close' },
})

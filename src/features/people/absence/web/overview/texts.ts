import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  where: { cn: '员工在哪里', en: 'Where your people are' },
  whereAbout: {
    cn: (people: number, places: number) => `${people} 名在职员工，${places} 个工作地`,
    en: (people: number, places: number) => `${plural(people, 'employee')} in ${plural(places, 'place')}`,
  },
  toEmployees: { cn: '员工', en: 'Employees' },
  people: { cn: (n: number) => `${n} 人`, en: (n: number) => plural(n, 'person', 'people') },
  atWork: { cn: (n: number) => `${n} 人正在上班`, en: (n: number) => `${n} at work now` },
  offHours: { cn: '下班时间', en: 'out of hours' },
  outHere: { cn: (n: number) => `${n} 人休假`, en: (n: number) => `${n} away` },
  none: { cn: '还没有在职员工', en: 'No employees yet' },
  noneWhy: {
    cn: '新建员工或用 Excel 导入后，这里显示他们在哪里、当地时间、谁在休假和什么将到期。',
    en: 'Add employees or import them from Excel: this shows where they are, their local time, who is away and what is due.',
  },
  add: { cn: '新建员工', en: 'Add an employee' },
  import: { cn: '导入', en: 'Import' },
  out: { cn: '休假', en: 'Away' },
  toCalendar: { cn: '休假日历', en: 'Absence calendar' },
  today: { cn: (n: number) => `今天 ${n} 人`, en: (n: number) => `Today: ${n}` },
  nobodyToday: { cn: '今天没有人休假', en: 'Nobody is away today' },
  back: { cn: (day: string) => `${day} 返岗`, en: (day: string) => `back ${day}` },
  next: { cn: (n: number) => `七天内 ${n} 人`, en: (n: number) => `Next seven days: ${n}` },
  nobodyNext: { cn: '七天内没有新的休假', en: 'No leave begins in the next seven days' },
  more: { cn: (n: number) => `还有 ${n} 人`, en: (n: number) => `${n} more` },
  waiting: {
    cn: (n: number) => `${n} 份休假申请待您审批`,
    en: (n: number) => (n === 1 ? '1 leave request waits for you' : `${n} leave requests wait for you`),
  },
})

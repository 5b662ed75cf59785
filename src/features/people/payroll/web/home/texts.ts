import { plural, texts } from '../../../../../platform/contract/texts.ts'

export const t = texts({
  about: {
    cn: '每个发薪组本期到了哪一步、被什么挡住、需要多少钱。一人准备，另一人批准，钱从企业钱包支付。',
    en: 'The status of each pay group this period, what blocks it and what it needs. One prepares, another approves, the wallet pays.',
  },
  special: { cn: '临时、离职或更正批次', en: 'Off-cycle, final or correction' },
  noGroups: { cn: '还没有发薪组', en: 'No pay groups yet' },
  noGroupsWhy: {
    cn: '发薪组是同一天、用同一方法发薪的员工。先建一个，把员工放进去。',
    en: 'A pay group has the employees who are paid on the same days by the same method. Create one and put people into it.',
  },
  newGroup: { cn: '新建发薪组', en: 'New pay group' },
  peopleOf: { cn: (count: number) => `${count} 人`, en: (count: number) => plural(count, 'person', 'people') },
  moved: { cn: '遇休息日提前', en: 'moved from a day of rest' },
  extraYear: {
    cn: (year: number, dates: number) => `${year} 年有 ${dates} 个发薪日，全年多发一期`,
    en: (year: number, dates: number) => `${year} has ${dates} pay dates: one period more than usual`,
  },
  openRun: { cn: '打开批次', en: 'Open the run' },
  startRun: { cn: '开始本期发薪', en: 'Start this period’s run' },
  nobody: { cn: '组里还没有员工', en: 'Nobody is in this group yet' },
  allRuns: { cn: '全部批次', en: 'All runs' },
  noRuns: { cn: '还没有发薪批次', en: 'No pay runs yet' },
  noRunsWhy: { cn: '从上面的发薪组开始本期发薪。', en: 'Start this period’s run from a pay group above.' },
  kindAbout: {
    cn: '临时：两期之间单独发放。离职结算：离职员工的最后一次工资。更正：立即补发或扣回已关闭的期间。',
    en: 'Off-cycle pays between two periods. Final pays somebody who leaves. A correction pays the difference of a closed period at once.',
  },
  kind: { cn: '类型', en: 'Kind' },
  who: { cn: '为谁发放', en: 'For whom' },
  whoAbout: { cn: '只列出该发薪组的员工', en: 'People of the pay group' },
  correctedDay: { cn: '更正的期间（其中任意一天）', en: 'The period to correct (any day of it)' },
  create: { cn: '建立批次', en: 'Create the run' },
})

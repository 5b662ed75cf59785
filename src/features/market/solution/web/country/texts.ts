import { texts } from '../../../../../platform/contract/texts.ts'

/** The page of a country or region, above its providers. */
export const t = texts({
  label: { cn: (name: string) => `${name}：办事前先看`, en: (name) => `${name} at a glance` },
  failed: { cn: '暂时加载不出来', en: 'Cannot be loaded right now' },

  holidays: { cn: '接下来的公共假日', en: 'Next public holidays' },
  holidaysNone: {
    cn: '公开日历没有收录这里的假日，请以当地公告为准。',
    en: 'Our calendar has no holidays for this country or region; check local notices.',
  },
  holidaysTo: { cn: '全年假日与工作日', en: 'Whole year and working days' },

  cost: { cn: '雇用一名员工的月成本', en: 'Monthly cost of one employee' },
  costAt: { cn: (gross: string) => `税前月薪 ${gross} 时，雇主合计支出`, en: (gross) => `in total for the employer at ${gross} gross` },
  costOn: { cn: (percent: string) => `法定成本另加 ${percent}`, en: (percent) => `${percent} on top of the salary` },
  costExample: { cn: '月薪是举例，不是当地平均工资。', en: 'The salary is an example, not a local average.' },
  costOld: { cn: '费率生效已满一年，请先核对。', en: 'These rates have been in force for a year or more; check them first.' },
  costNone: { cn: '雇主费率还没有复核，所以不给估算。', en: 'Employer rates have not been reviewed here, so we give no estimate.' },
  costTo: { cn: '换成您的薪资，逐项看', en: 'Use your own salary, line by line' },
  costAsk: { cn: '请我们核对费率', en: 'Ask us to review the rates' },

  overlap: { cn: '与中国重叠的工作时间', en: 'Working hours shared with China' },
  overlapGap: {
    cn: (hours: string) => `两边都按 9 点到 18 点，相隔 ${hours}。`,
    en: (hours) => `${hours} apart if both work nine to six.`,
  },
  overlapHome: { cn: '这里就是中国的工作时间。', en: 'These are the working hours of China itself.' },
  overlapTo: { cn: '按您的上下班时间比较', en: 'Compare with your own hours' },

  providers: { cn: '收录的服务商', en: 'Providers listed' },
  providersN: { cn: (n: number) => `${n} 家`, en: (n) => String(n) },
  providersNone: { cn: '还没有收录服务当地的服务商。', en: 'No listed provider serves this country or region yet.' },
  providersAsk: { cn: '请我们代为寻找', en: 'Ask us to find one' },

  demands: { cn: '正在招募的需求', en: 'Open requests' },
  demandsNone: { cn: '现在没有在这里招募的需求。', en: 'No requests are open here at the moment.' },
  demandsPost: { cn: '发布一个', en: 'Post one' },

  events: { cn: '近期活动', en: 'Upcoming events' },
  eventsNone: { cn: '近期没有在这里举办的活动。', en: 'No events are planned here.' },
  eventsAll: { cn: '看全部活动', en: 'See all events' },

  articles: { cn: '相关文章', en: 'Articles' },
  articlesNone: { cn: '还没有专门写这里的文章。', en: 'No articles about this country or region yet.' },
  articlesAll: { cn: '去资讯中心', en: 'Open the resource centre' },

  papers: { cn: '材料清单', en: 'Document checklists' },
  papersLocal: { cn: '有当地专项的：', en: 'With local items:' },
  papersNone: { cn: '没有当地专项，可以先用通用清单。', en: 'There are no local items yet; start from the general list.' },
  papersTo: { cn: '打开清单', en: 'Open the checklist' },
})

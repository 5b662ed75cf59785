import { plural, texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  place: { cn: '国家和地区', en: 'Country or region' },
  part: { cn: '州或省', en: 'State or province' },
  wholeCountry: { cn: '全国', en: 'Whole country' },
  retry: { cn: '再试一次', en: 'Try again' },

  // What a year is based on
  basisPublic: { cn: '公开日历', en: 'Public calendar' },
  basisVerified: { cn: '已核验', en: 'Verified' },
  basisNone: { cn: '无公开日历', en: 'No public calendar' },
  publicWhy: {
    cn: '数据来自公开日历，只含全国性假日，未经我们核验，以当地公告为准。',
    en: 'From a public calendar, national holidays only, not verified by us. Local notices prevail.',
  },
  publicPart: {
    cn: '数据来自公开日历中该州或省的假日，未经我们核验，以当地公告为准。',
    en: 'From a public calendar for this state or province, not verified by us. Local notices prevail.',
  },
  verifiedOn: { cn: (on: string) => `${on} 对照公告核验`, en: (on: string) => `checked against the official notice on ${on}` },
  noneWhy: {
    cn: '公开日历没有收录这里，下面只按周末计算，不含节假日。',
    en: 'The public calendar does not cover this country or region. Only weekends are counted below, not holidays.',
  },

  // Two places compared
  here: { cn: '第一个国家或地区', en: 'First country or region' },
  there: { cn: '第二个国家或地区', en: 'Second country or region' },
  hoursFrom: { cn: '上班', en: 'Starts' },
  hoursTo: { cn: '下班', en: 'Ends' },
  weekOf: { cn: '从哪一周起', en: 'Week of' },
  meets: {
    cn: (hours: string, date: string) => `${date} 可重叠 ${hours}`,
    en: (hours: string, date: string) => `${hours} of overlap on ${date}`,
  },
  never: {
    cn: (gap: string) => `工作时间没有重叠，最近相差 ${gap}`,
    en: (gap: string) => `No overlapping hours; the closest gap is ${gap}`,
  },
  neverHow: {
    cn: '任一方把上下班时间错开一些，上面的结果随之改变。',
    en: 'Adjust either side’s hours above to see the result change.',
  },
  touching: { cn: '一方下班时另一方刚上班', en: 'One side ends as the other begins' },
  fourWeeks: {
    cn: (days: number, hours: string) => `这四周双方都上班的有 ${days} 天，共重叠 ${hours}。`,
    en: (days: number, hours: string) => `In these four weeks both sides work on ${plural(days, 'day')}, with ${hours} of overlap.`,
  },
  hours: {
    cn: (n: number) => (n % 60 === 0 ? `${n / 60} 小时` : `${Math.floor(n / 60)} 小时 ${n % 60} 分`),
    en: (n: number) => (n % 60 === 0 ? `${n / 60} ${n === 60 ? 'hour' : 'hours'}` : `${Math.floor(n / 60)} h ${n % 60} min`),
  },
  hoursShort: { cn: (n: number) => `${Number((n / 60).toFixed(1))} 小时`, en: (n: number) => `${Number((n / 60).toFixed(1))} h` },
  strip: {
    cn: (date: string, name: string) => `${date}，${name}的一天`,
    en: (date: string, name: string) => `${date}, a day in ${name}`,
  },
  stripLine: {
    cn: (name: string, spans: string, offset: string) => `${name} ${spans}（UTC${offset}）`,
    en: (name: string, spans: string, offset: string) => `${name} ${spans} (UTC${offset})`,
  },
  stripShared: {
    cn: (one: string, other: string) => `重叠时段：${one}，即对方的 ${other}`,
    en: (one: string, other: string) => `Overlap: ${one}, which is ${other} for the other side`,
  },
  weekTable: { cn: '双方都上班的日子', en: 'Days both sides work' },
  week: { cn: '周', en: 'Week' },
  bothWork: { cn: '双方上班', en: 'both work' },
  noHours: { cn: '没有重叠', en: 'no overlap' },
  rest: { cn: '休息', en: 'rest' },
  holidayIn: {
    cn: (code: string, name: string) => `${code} 放假：${name}`,
    en: (code: string, name: string) => `Holiday in ${code}: ${name}`,
  },
  legend: {
    cn: '数字是当天可重叠的工作时间；代码表示该国家或地区放假；横线表示周末。按第一个国家的日期排列。',
    en: 'Figures are overlapping hours that day; a code marks a holiday in that country; a dash is a weekend. Dates are those of the first country.',
  },
  clockChange: {
    cn: (name: string, when: string, from: string, to: string) => `${name}于 ${when} 调整时钟：UTC${from} → UTC${to}，此后结果不同。`,
    en: (name: string, when: string, from: string, to: string) =>
      `Clocks change in ${name} at ${when}: UTC${from} → UTC${to}. Overlapping hours change after that.`,
  },
  holidaysHere: { cn: '这四周的假日', en: 'Holidays in these four weeks' },
  sendOverlap: { cn: '就这份时间表咨询', en: 'Discuss this timetable' },
  overlapSummary: {
    cn: (a: string, b: string, what: string, days: number) => `工作时间对照：${a} 与 ${b}。${what}。四周内双方都上班的有 ${days} 天。`,
    en: (a: string, b: string, what: string, days: number) =>
      `Working hours: ${a} and ${b}. ${what}. Both sides work on ${plural(days, 'day')} in four weeks.`,
  },
  failed: { cn: '未能获取结果', en: 'Could not get a result' },
  working: { cn: '正在查询', en: 'Loading' },

  // Planner
  year: { cn: '年份', en: 'Year' },
  view: { cn: '查看方式', en: 'View' },
  list: { cn: '列表', en: 'List' },
  monthView: { cn: '月历', en: 'Month' },
  previous: { cn: '上个月', en: 'Previous month' },
  next: { cn: '下个月', en: 'Next month' },
  noHolidays: { cn: '这一年没有收录节假日', en: 'No holidays on record for this year' },
  daysBefore: { cn: (n: number) => `之前的 ${n} 天`, en: (n: number) => plural(n, 'earlier day') },
  daysAfter: { cn: (n: number) => `之后的 ${n} 天`, en: (n: number) => plural(n, 'later day') },
  exchange: { cn: '调休上班', en: 'Make-up workday' },
  from: { cn: '从', en: 'From' },
  to: { cn: '到', en: 'To' },
  between: { cn: '两个日期之间有多少工作日', en: 'Working days between two dates' },
  workdays: { cn: (n: number) => `${n} 个工作日`, en: (n: number) => plural(n, 'working day') },
  workdaysHow: {
    cn: (days: number, rest: number, holidays: number) => `首尾都算，共 ${days} 天：周末 ${rest} 天，工作日里的假日 ${holidays} 天。`,
    en: (days: number, rest: number, holidays: number) =>
      `${plural(days, 'day')} including both ends: ${rest} on weekends, ${plural(holidays, 'holiday')} on weekdays.`,
  },
  sendPlan: { cn: '就这个日程咨询', en: 'Discuss this schedule' },
  planSummary: {
    cn: (name: string, from: string, to: string, days: number) => `${name} ${from} 至 ${to}：${days} 个工作日。`,
    en: (name: string, from: string, to: string, days: number) => `${name}, ${from} to ${to}: ${plural(days, 'working day')}.`,
  },
  unverified: { cn: '公开日历，未核验', en: 'public calendar, not verified' },
  noCalendar: { cn: '没有公开日历，只算周末', en: 'no public calendar, weekends only' },
  weekendIs: { cn: (days: string) => `周末：${days}`, en: (days: string) => `Weekend: ${days}` },
})

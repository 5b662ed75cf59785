import { plural, texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  search: { cn: '检索人才', en: 'Search talent' },
  searchHint: { cn: '岗位、技能，例如 PLC 调试', en: 'Role or skill, for example PLC' },
  region: { cn: '所在国家和地区', en: 'Location' },
  language: { cn: '工作语言', en: 'Working language' },
  filters: { cn: '更多条件', en: 'More filters' },
  any: { cn: '不限', en: 'Any' },
  onlyAvailable: { cn: '目前可以接单', en: 'Open to new work now' },
  found: {
    cn: (n: string, at: string) => `${n} 位同意公开资料，数据截至 ${at}`,
    en: (n, at) => `${plural(n, 'person', 'people')} agreed to be listed, as of ${at}`,
  },
  years: { cn: (n: number) => `${n} 年经验`, en: (n) => plural(n, 'year') },
  roles: { cn: '做过', en: 'Past roles' },
  now: { cn: '至今', en: 'now' },
  perMonth: { cn: (money: string) => `${money} / 月`, en: (money) => `${money} per month` },
  perHour: { cn: (money: string) => `${money} / 小时`, en: (money) => `${money} per hour` },
  onRequest: { cn: '报价面议', en: 'Rate on request' },
  identity: { cn: '身份', en: 'Identity' },
  unverified: { cn: '未查身份', en: 'Identity not checked' },
  busy: { cn: '暂不接单', en: 'Not available' },
  ask: { cn: '申请引荐', en: 'Ask for an introduction' },
  summary: {
    cn: (number: string, position: string) => `想认识人才 ${number}（${position}）。\n岗位与地点：\n开始时间与期限：`,
    en: (number, position) => `We would like to meet ${number} (${position}).\nRole and location:\nStart date and duration:`,
  },
  none: { cn: '没有符合条件的人才', en: 'No one matches' },
  noneWhy: {
    cn: '请放宽条件；或者告诉我们需要什么人，由服务商为您寻找。',
    en: 'Broaden the filters, or tell us who you need and a provider will look.',
  },
  clear: { cn: '清除条件', en: 'Clear filters' },
  askUs: { cn: '告诉我们需要什么人', en: 'Tell us who you need' },
  list: { cn: '人才', en: 'Talent' },
  anonymous: {
    cn: '只展示本人同意公开的匿名信息：没有姓名、雇主和联系方式。引荐前我们会先征得本人同意。',
    en: 'Only anonymous information they agreed to show, without name, employer or contact details. We ask them before any introduction.',
  },

  // Operator
  title: { cn: '人才库', en: 'Talent cards' },
  about: {
    cn: '同意被找到的个人与其匿名编号，引荐前先征得本人同意。',
    en: 'Individuals who agreed to be found, with their anonymous number. Get their consent before any introduction.',
  },
  number: { cn: '编号', en: 'Number' },
  name: { cn: '姓名', en: 'Name' },
  position: { cn: '岗位', en: 'Role' },
  updated: { cn: '更新', en: 'Updated' },
  nothing: { cn: '还没有人同意公开资料', en: 'No one has agreed to be listed yet' },
})

import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  search: { cn: '检索人才', en: 'Search talent' },
  searchHint: { cn: '岗位、技能，例如 PLC 调试', en: 'Role or skill, for example PLC' },
  region: { cn: '所在国家和地区', en: 'Where they are' },
  language: { cn: '工作语言', en: 'Working language' },
  any: { cn: '不限', en: 'Any' },
  onlyAvailable: { cn: '目前可以接单', en: 'Open to new work now' },
  found: {
    cn: (n: string, at: string) => `${n} 位同意公开资料，数据截至 ${at}`,
    en: (n, at) => `${n === '1' ? '1 person' : `${n} people`} agreed to be listed, as of ${at}`,
  },
  years: { cn: (n: number) => `${n} 年经验`, en: (n) => (n === 1 ? '1 year' : `${n} years`) },
  roles: { cn: '做过', en: 'Past roles' },
  now: { cn: '至今', en: 'now' },
  perMonth: { cn: (money: string) => `${money} / 月`, en: (money) => `${money} a month` },
  perHour: { cn: (money: string) => `${money} / 小时`, en: (money) => `${money} an hour` },
  onRequest: { cn: '报价面议', en: 'Rate on request' },
  verified: { cn: '已实名', en: 'Identity verified' },
  unverified: { cn: '未实名', en: 'Not verified' },
  busy: { cn: '暂不接单', en: 'Not open now' },
  ask: { cn: '请求引荐', en: 'Ask for an introduction' },
  summary: {
    cn: (number: string, position: string) => `想认识人才 ${number}（${position}）。\n岗位与地点：\n开始时间与期限：`,
    en: (number, position) => `We would like to meet ${number} (${position}).\nRole and place:\nStart and length:`,
  },
  none: { cn: '没有相符的人', en: 'Nobody matches' },
  noneWhy: {
    cn: '放宽条件；或者告诉我们要什么人，由服务商去找。',
    en: 'Loosen the filters, or tell us whom you need and a provider will look.',
  },
  clear: { cn: '清除条件', en: 'Clear the filters' },
  tell: { cn: '告诉我们要什么人', en: 'Tell us whom you need' },
  list: { cn: '人才', en: 'Talent' },
  anonymous: {
    cn: '只展示本人同意公开的匿名信息：没有姓名、雇主和联系方式。引荐由我们先问过本人。',
    en: 'Only what they agreed to show, without name, employer or contact. Before an introduction we ask them.',
  },

  // Operator
  title: { cn: '人才编号', en: 'Talent cards' },
  about: {
    cn: '同意被找到的个人与其匿名编号，引荐前先征得本人同意。',
    en: 'Who agreed to be found, under which number. Ask the person before you introduce.',
  },
  number: { cn: '编号', en: 'Number' },
  name: { cn: '姓名', en: 'Name' },
  position: { cn: '岗位', en: 'Role' },
  updated: { cn: '更新', en: 'Updated' },
  nothing: { cn: '还没有人同意公开资料', en: 'Nobody has agreed to be listed yet' },
})

import { texts } from '../../../../platform/contract/texts.ts'

export const t = texts({
  region: { cn: '国家和地区', en: 'Country or region' },
  reviewedRegions: { cn: '已复核费率', en: 'Rates reviewed' },
  otherRegions: { cn: '待核', en: 'Not yet reviewed' },
  gross: { cn: (currency: string) => `税前月薪（${currency}）`, en: (currency: string) => `Monthly gross salary (${currency})` },
  period: { cn: '按月或按年', en: 'Monthly or yearly' },
  month: { cn: '按月', en: 'Month' },
  year: { cn: '按年', en: 'Year' },
  slip: { cn: '雇主成本明细', en: 'Employer cost, line by line' },
  type: { cn: '填入税前月薪，这里逐项列出雇主需承担的费用。', en: 'Enter a monthly gross salary to see every item the employer pays.' },
  basis: { cn: '适用范围与费率依据', en: 'What these rates apply to' },
  keep: { cn: '存为需求草稿', en: 'Save as a draft request' },
  draftTitle: { cn: (place: string) => `在${place}雇用一名员工`, en: (place) => `Employ one person in ${place}` },
  send: { cn: '就这份明细咨询', en: 'Discuss this estimate' },
  source: { cn: '来源：', en: 'Source: ' },
  failed: { cn: '未能获取结果', en: 'Could not get a result' },
  retry: { cn: '再试一次', en: 'Try again' },
  working: { cn: '正在计算', en: 'Calculating' },

  // Text for the contact form
  summaryHead: {
    cn: (name: string, gross: string) => `用工成本测算：${name}，税前月薪 ${gross}`,
    en: (name: string, gross: string) => `Employer cost: ${name}, monthly gross ${gross}`,
  },
  summaryBasis: {
    cn: (from: string, on: string, sample: boolean) => `费率自 ${from} 起生效，${on} 复核${sample ? '（示例）' : ''}。`,
    en: (from: string, on: string, sample: boolean) => `Rates in force from ${from}, reviewed ${on}${sample ? ' (sample)' : ''}.`,
  },
})

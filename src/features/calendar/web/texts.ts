import { texts } from '../../../platform/contract/texts.ts'

export const t = texts({
  // The board
  board: { cn: '目的地时刻板', en: 'Destinations now' },
  boardAbout: {
    cn: '当地时间每分钟更新 · 节假日来自公开日历，以当地公告为准',
    en: 'Local time by the minute · holidays from the public calendar; local notices prevail',
  },
  place: { cn: '国家和地区', en: 'Country or region' },
  localTime: { cn: '当地时间', en: 'Local time' },
  nextHoliday: { cn: '下一个公共假日', en: 'Next public holiday' },
  today: { cn: '今天', en: 'Today' },
  noHoliday: { cn: '公开日历暂无', en: 'None in the calendar' },
  providers: { cn: (n: number) => `${n} 家服务商`, en: (n: number) => `${n} ${n === 1 ? 'provider' : 'providers'}` },
  noProviders: { cn: '查服务商', en: 'Find providers' },
  boardFailed: { cn: '时刻板暂时取不到数据。', en: 'The board has no data at the moment.' },
  retry: { cn: '再试一次', en: 'Try again' },

  // What a year is based on
  basisPublic: { cn: '公开日历', en: 'Public calendar' },
  basisVerified: { cn: '已核验', en: 'Verified' },
  basisNone: { cn: '无公开日历', en: 'No public calendar' },
  publicWhy: {
    cn: '数据来自公开日历，只含全国性假日，未经我们核验，以当地公告为准。',
    en: 'From the public calendar, national holidays only, not verified by us. Local notices prevail.',
  },
  verifiedWhy: {
    cn: (on: string, by: string, source: string) => `${by || '运营人员'}于 ${on} 对照「${source}」核验。`,
    en: (on: string, by: string, source: string) => `Verified ${on} by ${by || 'an operator'} against “${source}”.`,
  },
  noneWhy: {
    cn: '公开日历没有收录这里，下面只按周末计算，不含节假日。',
    en: 'The public calendar does not cover this place. Only weekends are counted here, no holidays.',
  },
  credit: { cn: '节假日数据：', en: 'Holiday data: ' },
  creditLicence: { cn: '，CC BY 3.0 许可', en: ', licensed CC BY 3.0' },
})

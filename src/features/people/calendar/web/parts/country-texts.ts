import { plural, texts } from '../../../../../platform/contract/texts.ts'

/** The calendar's facts about one country. */
export const c = texts({
  thereNow: {
    cn: (weekday: string, otherDay: boolean) => `当地${weekday}${otherDay ? '（与北京不同日）' : ''}`,
    en: (weekday, otherDay) => `local time, ${weekday}${otherDay ? ' (a different day from Beijing)' : ''}`,
  },
  sameTime: { cn: '与北京同一时间', en: 'same time as Beijing' },
  ahead: { cn: (hours: number) => `比北京早 ${hours} 小时`, en: (hours) => `${plural(hours, 'hour')} ahead of Beijing` },
  behind: { cn: (hours: number) => `比北京晚 ${hours} 小时`, en: (hours) => `${plural(hours, 'hour')} behind Beijing` },

  none: {
    cn: '公开日历没有收录这里的假日，请以当地公告为准。',
    en: 'Our calendar has no holidays for this country or region; check local notices.',
  },
  verified: { cn: '已由运营人员核验', en: 'Checked by our staff' },
  unverified: { cn: '公开日历，未核验', en: 'Public calendar, not verified' },

  aDay: { cn: (hours: string) => `${hours}/工作日`, en: (hours) => `${hours} a working day` },
  inBeijing: { cn: (hours: string) => `北京 ${hours}`, en: (hours) => `${hours} in Beijing` },
  inPlace: { cn: (hours: string) => `当地 ${hours}`, en: (hours) => `${hours} local time` },
  notShared: { cn: '没有重叠', en: 'None' },
  gap: { cn: (hours: string) => `两边都按 9 点到 18 点，相隔 ${hours}。`, en: (hours) => `${hours} apart if both work nine to six.` },
})

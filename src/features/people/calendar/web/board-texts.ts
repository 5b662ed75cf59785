import { texts } from '../../../../platform/contract/texts.ts'

/** Separate from the other texts of the calendar: the home page loads only these. */
export const b = texts({
  board: { cn: '常去的市场：当地时间与下一个假日', en: 'Popular markets: local time and next holiday' },
  boardAbout: {
    cn: '当地时间每分钟更新 · 节假日来自公开日历，以当地公告为准',
    en: 'Local time updated every minute · holidays from a public calendar; local notices prevail',
  },
  place: { cn: '国家和地区', en: 'Country or region' },
  localTime: { cn: '当地时间', en: 'Local time' },
  nextHoliday: { cn: '下一个公共假日', en: 'Next public holiday' },
  holiday: { cn: '假日', en: 'Holiday' },
  today: { cn: '今天', en: 'Today' },
  noHoliday: { cn: '公开日历暂无', en: 'None in the calendar' },
  boardFailed: { cn: '暂时无法获取数据。', en: 'No data available at the moment.' },
  retry: { cn: '再试一次', en: 'Try again' },
  credit: { cn: '节假日数据：', en: 'Holiday data: ' },
  creditLicence: { cn: '，CC BY 3.0 许可', en: ', licensed CC BY 3.0' },
})

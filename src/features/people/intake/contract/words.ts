/** What cells say for values that are chosen from a list, in both languages; separated by commas. */

export const cycleWords: Readonly<Record<'weekly' | 'biweekly' | 'monthly', string>> = {
  weekly: '周薪, 每周, 按周, 周, 周结, weekly, week, per week, every week, w',
  biweekly: '双周, 双周薪, 两周, 每两周, 隔周, 半月, biweekly, bi-weekly, fortnightly, every two weeks, every 2 weeks, two weeks',
  monthly: '月薪, 每月, 按月, 月, 月结, monthly, month, per month, every month, m',
}

/** Signs and names that mean one currency. `¥` is yen or yuan: there the currency's own column decides. */
export const currencyWords: Readonly<Record<string, string>> = {
  CNY: '人民币, 元, rmb, yuan, renminbi, cn¥, 人民币元',
  USD: '美元, 美金, us$, dollar, us dollar, us dollars',
  EUR: '欧元, €, euro, euros',
  GBP: '英镑, £, pound, pounds, sterling',
  HKD: '港元, 港币, hk$',
  SGD: '新加坡元, 新币, 新元, s$, sg$',
  JPY: '日元, 日圆, yen, jp¥',
  AUD: '澳元, 澳大利亚元, a$, au$',
  CAD: '加元, 加拿大元, c$, ca$',
  THB: '泰铢, ฿, baht',
  AED: '迪拉姆, 阿联酋迪拉姆, dirham',
  MYR: '马币, 令吉, 林吉特, rm, ringgit',
  VND: '越南盾, ₫, dong',
  IDR: '印尼盾, 印尼卢比, rp, rupiah',
  PHP: '菲律宾比索, ₱',
  KRW: '韩元, ₩, won',
  INR: '印度卢比, ₹, rupee',
  TWD: '新台币, 台币, nt$',
  MXN: '墨西哥比索, mx$',
  BRL: '雷亚尔, r$',
}

/** Multiples that are written behind an amount, as powers of ten. */
export const amountPowers: readonly (readonly [RegExp, number])[] = [
  [/千$|k$/i, 3],
  [/万$|萬$|w$/i, 4],
  [/百万$|m$/i, 6],
]

/** Days of the week, 1 for Monday. */
export const weekdayWords: readonly string[] = [
  '周一, 星期一, 礼拜一, mon, monday',
  '周二, 星期二, 礼拜二, tue, tues, tuesday',
  '周三, 星期三, 礼拜三, wed, wednesday',
  '周四, 星期四, 礼拜四, thu, thur, thurs, thursday',
  '周五, 星期五, 礼拜五, fri, friday',
  '周六, 星期六, 礼拜六, sat, saturday',
  '周日, 星期日, 星期天, 礼拜天, sun, sunday',
]

export const fiveDayWords = '双休, 周末双休, 五天制, 五天, 做五休二, 工作日, weekdays, five days, five-day week, 5-day week'
export const sixDayWords = '单休, 六天制, 六天, 做六休一, six days, six-day week, 6-day week'

/** A contract without an end. */
export const openEndWords =
  '无固定期限, 长期, 无, 不限, 永久, 至今, permanent, open-ended, open ended, indefinite, none, n/a, na, -, –, —, /'

/** The first cell of a row that adds up the others. */
export const totalWords = '合计, 总计, 小计, 共计, 汇总, total, totals, subtotal, sum, grand total'

/** Units behind the months of probation. */
export const monthsPattern = /^(\d{1,2})\s*(个月|月|months?|mths?|mos?|m)?$/i

/** Endings of Chinese divisions that people leave out. */
export const divisionEnding = /(特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|自治州|地区|省|市|州|县|府|道)$/

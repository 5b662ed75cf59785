import { LEAVE_A_YEAR_MAX } from './constants.ts'

/** What is wrong with a cell of an imported workbook: a part of `fieldErrors`. */
export const cellErrors = {
  digitsLost: {
    cn: 'Excel 只保留 15 位数字，这个号码的末尾已经丢失。请把整列设为“文本”格式，再重新填写完整号码',
    en: 'Excel keeps 15 digits only: the end of this number is lost. Format the column as Text and type the whole number again.',
  },
  cellError: {
    cn: '公式结果是错误 {error}，请改正公式或直接填写内容',
    en: 'The formula gives the error {error}. Correct it, or type the value.',
  },
  dateAsked: {
    cn: '分不清是 {first} 还是 {second}，请写成 2026-03-05 的形式',
    en: 'This could be {first} or {second}. Write it as 2026-03-05.',
  },
  dateSerial: { cn: '这是一个数字，作为日期是 {day}。请确认', en: 'This is a number; as a date it is {day}. Please confirm.' },
  dateFar: {
    cn: '年份 {year} 太远，可能是佛历。请核对',
    en: 'The year {year} is far away; it may be of the Buddhist calendar. Please check it.',
  },
  dateShort: { cn: '日期不完整，请写成 2026-03-05 的形式', en: 'The date is not complete. Write it as 2026-03-05.' },
  amountNegative: { cn: '金额不能为负数', en: 'The amount cannot be negative' },
  amountStyle: { cn: '小数点和千位分隔符不清楚，请写成 1234.56 的形式', en: 'Decimals and thousands are not clear. Write it as 1234.56.' },
  amountCurrency: { cn: '金额里写的是 {typed}，币种列是 {currency}', en: 'The amount says {typed}, but the currency is {currency}' },
  payTooHigh: { cn: '不能超过 {max}', en: 'Must not exceed {max}' },
  subdivisionElsewhere: { cn: '这个省或州不在所填的国家或地区内', en: 'This state or province is not in the country or region given' },
  subdivisionUnknown: { cn: '没有这个省或州', en: 'There is no such state or province' },
  noSuchTeam: { cn: '公司里没有这个团队', en: 'The company has no such team' },
  idNumberLength: { cn: '身份证号应为 18 位，这里是 {count} 位', en: 'A Chinese ID number has 18 characters; this one has {count}' },
  idNumberCheck: {
    cn: '身份证号的校验码不对，请逐位核对',
    en: 'The check digit of this Chinese ID number is not right. Check each digit.',
  },
  hoursRange: { cn: '每天带薪工时须在 1 到 24 小时之间', en: 'Paid hours a day must lie between 1 and 24' },
  leaveDaysRange: {
    cn: `假期天数须在 0 到 ${LEAVE_A_YEAR_MAX} 之间，最多到半天`,
    en: `Leave days must lie between 0 and ${LEAVE_A_YEAR_MAX}, in half days`,
  },
  probationOrder: { cn: '试用期须在合同期内结束', en: 'Probation must end within the contract' },
  employeeConflict: {
    cn: '工号、证件与联系方式不属于同一位员工，或与系统中的证件号码不符：{who}',
    en: 'Number, document and contact do not belong to one employee, or the ID number on record is another: {who}',
  },
  employeeGone: { cn: '{who} 已离职。重新聘用请在员工页面操作', en: '{who} has left. Rehire them on their own page' },
  rowOvertaken: { cn: '检查之后员工资料有变，这一行没有写入', en: 'The records have changed since the check; this row was not written' },
  swiftCode: { cn: 'SWIFT 代码应为 8 或 11 位字母数字', en: 'A SWIFT code has 8 or 11 letters and digits' },
  bankNameMissing: { cn: '有账号时须填写开户银行', en: 'With an account number, the bank is required' },
  clockTime: { cn: '请填写时刻，如 09:00', en: 'Give a time of the day such as 09:00' },
  hoursDiffer: {
    cn: '与上下班时间不符：扣除午休后为 {hours} 小时',
    en: 'This differs from the times of work, which give {hours|hour|hours} without lunch',
  },
  managerNotFound: { cn: '没有找到唯一对应的上级，其余内容已导入', en: 'No single employee is this manager; the rest was imported' },
  payToPropose: { cn: '薪酬未改动，请在薪资变更中提出', en: 'Pay was not changed: propose it under salary changes' },
  rowFailed: { cn: '写入这一行时出错', en: 'Writing this row failed' },
  twiceInFile: { cn: '与第 {row} 行相同', en: 'The same as in row {row}' },
} as const

import { ADULT_YEARS, AMOUNT_MAX, CALENDAR_YEAR_MAX, CALENDAR_YEAR_MIN } from './constants.ts'
import { deskFieldErrors } from './desk-field-errors.ts'
import { entryErrors } from './entry-errors.ts'
import { payFieldErrors } from './pay-field-errors.ts'
import { absenceFieldErrors, peopleFieldErrors, teamFieldErrors } from './people-field-errors.ts'
import { cellErrors } from './workbook-field-errors.ts'

const amountMax = AMOUNT_MAX.toLocaleString('en')

/** Messages of single fields. Schemas use the names as their issue messages; `fieldMessage` turns a name into the caller's language. */
export const fieldErrors = {
  ...entryErrors,
  tooSmall: { cn: '不能小于 {min}', en: 'Must be at least {min}' },
  tooBig: { cn: '不能大于 {max}', en: 'Must be at most {max}' },
  tooMany: { cn: '最多 {max} 项', en: 'At most {max|item|items}' },
  tooFew: { cn: '至少 {min} 项', en: 'At least {min|item|items}' },
  notListed: { cn: '请从列表中选择', en: 'Please choose from the list' },
  amountNotNumber: { cn: '请输入数字', en: 'Please enter a number' },
  amountRange: { cn: `金额须在 {min} – ${amountMax} 之间`, en: `The amount must be between {min} and ${amountMax}` },
  amountDecimals: { cn: '最多两位小数', en: 'At most two decimal places' },
  amountPrecision: { cn: '{currency} 最多 {digits} 位小数', en: '{currency} allows at most {digits|decimal place|decimal places}' },
  amountWhole: { cn: '{currency} 没有小数', en: '{currency} has no decimals' },
  prepaymentAbove: { cn: '预付款不能超过金额 {amount}', en: 'The prepayment cannot exceed the amount, {amount}' },
  planKind: {
    cn: '里程碑用于 KPI 合同，周期用于长期合同',
    en: 'Milestones are for a KPI contract, periods for a long-term one',
  },
  periodsMost: {
    cn: '最多 {most} 个周期，更长的合作请到期后续签',
    en: 'At most {most|period|periods}. Renew the contract for longer work.',
  },
  planTotal: { cn: '金额应等于各部分之和 {amount}', en: 'The amount must be the sum of its parts, {amount}' },
  partBefore: { cn: '不能早于 {date}', en: 'Cannot be before {date}' },
  partAfter: { cn: '不能晚于预计完成日 {date}', en: 'Cannot be after the expected completion, {date}' },
  decimalText: { cn: '请输入不带正负号的数，最多六位小数', en: 'Enter a number without a sign, with at most six decimal places' },
  tierOrder: { cn: '每一档的门槛和比例都要比上一档更高', en: 'Each tier must ask for more and pay more than the one before' },
  belowReleased: { cn: '不能低于已放款的金额', en: 'This comes to less than was released already' },
  notLower: {
    cn: '须不低于已放款的 {from}，并低于申报的 {to}',
    en: 'It must come to at least {from}, which was released, and less than the claim, {to}',
  },
  advanceAbove: {
    cn: '预付款不能超过托管中的 {amount}',
    en: 'The prepayment cannot exceed what is in escrow, {amount}',
  },
  currencyUnknown: { cn: '请选择币种', en: 'Please choose a currency' },
  timeSkipped: {
    cn: '当天 {zone} 调整时钟，这一时刻不存在',
    en: 'This time does not exist: the clocks of {zone} change that day',
  },
  dateInvalid: { cn: '日期不正确', en: 'The date is not valid' },
  numberTaken: { cn: '该编号已登记', en: 'This number is already registered' },
  periodLong: { cn: '起止日期最多相隔 {years} 年', en: 'The dates may be at most {years|year|years} apart' },
  dateOrder: { cn: '开始日期不能晚于结束日期', en: 'The start date cannot be after the end date' },
  completionOrder: { cn: '预计完成不能早于招募截止', en: 'Completion cannot be expected before recruitment ends' },
  planHasPrice: {
    cn: '该需求按单价付款，总额上限为 {amount}',
    en: 'This request is paid by a rate, up to {amount}',
  },
  planHasDays: {
    cn: '该需求按计划分部分交付，完成日为 {date}',
    en: 'The days of this request are those of its plan, which ends on {date}',
  },
  datePast: { cn: '日期不能早于今天', en: 'The date cannot be in the past' },
  dateFuture: { cn: '日期不能晚于今天', en: 'The date cannot be in the future' },
  notAdult: {
    cn: `年满 ${ADULT_YEARS} 周岁才能注册为个人用户`,
    en: `Individuals must be at least ${ADULT_YEARS} years old`,
  },
  areaUnknown: { cn: '请选择国家或地区', en: 'Please choose a country or region' },
  numberLength: { cn: '应为 {length} 位，现在 {typed} 位', en: 'Must have {length|character|characters}; it has {typed}' },
  checkDigit: { cn: '校验位不对，请核对每一位', en: 'The check digit does not fit. Compare every character.' },
  lockedByVerification: { cn: '认证提交后不可修改', en: 'This cannot be changed after verification is submitted' },
  idNumber: { cn: '证件号码不正确', en: 'The ID number is not valid' },
  url: { cn: '网址格式不正确', en: 'The web address is not valid' },
  bankCurrency: { cn: '该银行账户的币种与提现币种不同', en: 'This bank account is in a different currency' },
  ordersMixed: { cn: '一次只能提现同一币种的订单', en: 'All orders in a withdrawal must be in the same currency' },
  transferRepeated: {
    cn: '{numbers} 已登记同一笔转账。如确为另一笔，请勾选“这是另一笔转账”，由另一名运营人员复核',
    en: '{numbers} has this transfer already. If it is another one, tick “This is another transfer”; a second operator then has to agree',
  },
  currencySame: { cn: '与申请的币种相同，请直接确认到账', en: 'This is the currency that was announced. Confirm the top-up instead.' },
  amountDiffers: { cn: '与申请金额 {amount} 不一致，请核对凭证', en: 'This differs from the requested {amount}. Check the voucher.' },
  bankAccountTwice: { cn: '该银行账户已添加', en: 'This bank account has already been added' },
  bankAccount: { cn: '银行账号格式不正确', en: 'The bank account number is not valid' },
  ibanCountry: { cn: '与 IBAN 的国家（{code}）不一致', en: 'This differs from the country of the IBAN ({code})' },
  fileRequired: { cn: '请上传文件', en: 'Please upload a file' },
  fileForeign: { cn: '文件不可用，请重新上传', en: 'This file cannot be used. Please upload it again.' },
  slug: {
    cn: '只能用小写字母、数字和单个连字符，如 singapore-employment-pass',
    en: 'Use lower-case letters, digits and single hyphens, as in singapore-employment-pass',
  },
  slugTaken: { cn: '该链接名已被另一篇文章使用', en: 'Another article already uses this link name' },
  slugFixed: {
    cn: '发布过的内容不能更改链接名，否则旧链接会失效',
    en: 'The link name of what has been published cannot be changed, or old links would break',
  },
  wordsMissing: {
    cn: '公开的语言须填写标题、摘要和正文；不使用的语言请将三项都留空',
    en: 'A published language needs a title, a summary and a body. Leave all three empty for a language you do not use.',
  },
  timePast: { cn: '时间须晚于现在', en: 'The time must be in the future' },
  providerNumber: { cn: '编号格式为 P-00001', en: 'A provider number looks like P-00001' },
  contactMissing: { cn: '电话、邮箱、微信至少填一项', en: 'Enter at least one of phone, e-mail and WeChat' },
  wageRange: { cn: '不能超过 {max}', en: 'Must not exceed {max}' },
  limitOrder: { cn: '下限不能高于上限', en: 'The floor cannot be above the cap' },
  bracketOrder: { cn: '分档上限须逐级升高，最后一档不设上限', en: 'Limits must increase, and only the last bracket has none' },
  codeTwice: { cn: '项目代码不能重复', en: 'Each line needs a unique code' },
  calendarYears: {
    cn: `请选择 ${CALENDAR_YEAR_MIN} 至 ${CALENDAR_YEAR_MAX} 年之间的日期`,
    en: `Choose a date from ${CALENDAR_YEAR_MIN} to ${CALENDAR_YEAR_MAX}`,
  },
  sameRegion: { cn: '请选择两个不同的国家或地区', en: 'Choose two different countries or regions' },
  hoursOrder: { cn: '下班时间须晚于上班时间', en: 'The end time must be later than the start time' },
  notWeekend: { cn: '这一天不是当地的周末', en: 'This day is not a local weekend day' },
  phoneAbroad: { cn: '海外号码请填写国际区号，如 +65 8123 4567', en: 'Include the country code, as in +65 8123 4567' },
  seatsTaken: { cn: '已有 {min} 个名额被占用，不能再少', en: '{min|seat is|seats are} already taken, so there cannot be fewer' },
  registrationAfterEnd: { cn: '报名截止不能晚于活动结束', en: 'Registration cannot close after the event ends' },
  eventSlugTaken: { cn: '该链接名已被另一场活动使用', en: 'Another event already uses this link name' },
  currencyFixed: { cn: '已托管资金，不能更换币种', en: 'The currency cannot be changed once funds are in escrow' },
  aboveUnfunded: { cn: '不能超过尚未托管的金额', en: 'This exceeds the unfunded remainder' },
  individualUnknown: { cn: '未找到该个人用户', en: 'No individual is registered with this number' },
  invitedAlready: { cn: '对方已报名或已受邀', en: 'Already invited or already applied' },
  ...cellErrors,
  ...teamFieldErrors,
  ...peopleFieldErrors,
  ...payFieldErrors,
  ...absenceFieldErrors,
  ...deskFieldErrors,
  unstorable: { cn: '含有不支持的字符，请重新输入', en: 'This contains characters that cannot be stored. Please type it again.' },
  unknownField: { cn: '不支持的字段', en: 'Unknown field' },
} as const satisfies Record<string, { cn: string; en: string }>

export type FieldErrorName = keyof typeof fieldErrors

import {
  ADULT_YEARS,
  AMOUNT_MAX,
  BEAN_REFUND_DAYS,
  CALENDAR_YEAR_MAX,
  CALENDAR_YEAR_MIN,
  CODE_DIGITS,
  PASSWORD_MIN_KINDS,
  PASSWORD_MIN_LENGTH,
} from './constants.ts'
import { deskErrors, deskFieldErrors } from './desk-errors.ts'
import { payErrors, payFieldErrors } from './pay-errors.ts'
import { absenceErrors, absenceFieldErrors, peopleErrors, peopleFieldErrors, teamErrors, teamFieldErrors } from './people-errors.ts'
import { chatErrors, moderationErrors } from './talk-errors.ts'
import { cellErrors, workbookErrors } from './workbook-errors.ts'

/**
 * The error catalogue: name → number on the wire, HTTP status, both texts. A business refusal is HTTP 200 with `success: false`
 * (product §4). `{name}` is filled from the refusal's params. Numbers are stable: never reuse one.
 */
export interface ErrorRule {
  readonly code: number
  readonly http: 200 | 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 431 | 500 | 503
  readonly cn: string
  readonly en: string
}

const amountMax = AMOUNT_MAX.toLocaleString('en')

export const errors = {
  // The wire
  badRequest: { code: 400, http: 400, cn: '请求无法读取', en: 'The request could not be read' },
  unauthenticated: { code: 401, http: 401, cn: '您还未登录，请先登录！', en: 'You are not signed in. Please sign in first.' },
  sessionEnded: { code: 40101, http: 401, cn: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again.' },
  forbidden: { code: 403, http: 403, cn: '您没有权限进行此操作', en: 'Your role does not allow this' },
  notFound: { code: 404, http: 404, cn: '内容不存在或无权访问', en: 'This does not exist, or you do not have access to it' },
  keyReused: {
    code: 40901,
    http: 409,
    cn: '该幂等键已用于另一次不同的请求',
    en: 'This idempotency key was already used for a different request',
  },
  staleState: {
    code: 40902,
    http: 409,
    cn: '内容已被其他人更新，请刷新后再试',
    en: 'Someone else has already changed this. Refresh and try again.',
  },
  invalid: { code: 422, http: 422, cn: '有内容需要修改：{list}', en: 'Some fields need your attention: {list}' },
  tooSlow: { code: 408, http: 408, cn: '请求发送得太慢', en: 'The request took too long to arrive' },
  headersTooLarge: { code: 431, http: 431, cn: '请求头过大', en: 'The headers of the request are too large' },
  bodyTooLarge: { code: 413, http: 413, cn: '提交的内容过大', en: 'The request is too large' },
  tooMany: { code: 429, http: 429, cn: '操作太频繁，请稍后再试', en: 'Too many requests. Please wait a moment.' },
  serverError: {
    code: 500,
    http: 500,
    cn: '服务器出错了，请稍后再试（编号 {requestId}）',
    en: 'Something went wrong on our side. Please try again (reference {requestId}).',
  },
  exportTooMany: {
    code: 1740,
    http: 200,
    cn: '一次最多导出 {most} 行，请先用筛选缩小范围',
    en: 'An export has at most {most} rows. Narrow the list with its filters first.',
  },
  unavailable: { code: 503, http: 503, cn: '服务正在启动或维护', en: 'The service is starting or under maintenance' },

  // Sign-in and account
  loginWrong: { code: 1001, http: 200, cn: '账号或密码不正确', en: 'Incorrect account or password' },
  loginLocked: {
    code: 1002,
    http: 200,
    cn: '登录失败次数过多，请 {minutes} 分钟后再试',
    en: 'Too many failed sign-ins. Try again in {minutes} minutes.',
  },
  codeWrong: { code: 1003, http: 200, cn: '验证码不正确', en: 'The verification code is incorrect' },
  codeExpired: {
    code: 1004,
    http: 200,
    cn: '验证码已失效，请重新获取',
    en: 'The verification code has expired. Please request a new one.',
  },
  codeTooSoon: { code: 1005, http: 200, cn: '请 {seconds} 秒后再获取验证码', en: 'You can request another code in {seconds} seconds' },
  phoneTaken: { code: 1006, http: 200, cn: '该手机号已注册，请直接登录', en: 'This phone number is registered. Please sign in.' },
  userTypeWrong: { code: 1007, http: 200, cn: '账号类型不符', en: 'This account is of a different type' },
  accountUnknown: { code: 1008, http: 200, cn: '该账号尚未注册', en: 'This account is not registered' },
  accountFrozen: { code: 1009, http: 200, cn: '账号已被冻结', en: 'The account is frozen' },
  accountUnderReview: { code: 1010, http: 200, cn: '账号审核中', en: 'The account is under review' },
  authenticationFailed: { code: 1011, http: 200, cn: '认证未通过', en: 'Authentication failed' },
  profileIncomplete: { code: 1012, http: 200, cn: '请先完善名片信息', en: 'Please complete your business card first' },
  passwordSame: { code: 1013, http: 200, cn: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
  secondFactorWrong: { code: 1014, http: 200, cn: '动态口令不正确', en: 'The one-time code is incorrect' },
  emailTaken: { code: 1015, http: 200, cn: '该邮箱已被使用', en: 'This e-mail address is already in use' },
  cancellationBlocked: { code: 1016, http: 200, cn: '账号暂时不能注销：{reasons}', en: 'The account cannot be closed yet: {reasons}' },
  exitFailed: { code: 1017, http: 200, cn: '退出失败', en: 'exit failed' },
  passwordWrong: { code: 1018, http: 200, cn: '当前密码不正确', en: 'The current password is incorrect' },
  usernameTaken: { code: 1019, http: 200, cn: '用户名 {username} 已被使用', en: 'The username {username} is taken' },
  operatorUnknown: { code: 1020, http: 200, cn: '没有名为 {username} 的运营账号', en: 'There is no operator named {username}' },

  // Account status
  personNotVerified: { code: 1102, http: 200, cn: '实名认证通过后才能提现', en: 'Only a verified individual can withdraw' },
  verificationPending: {
    code: 1103,
    http: 200,
    cn: '认证审核中，暂不能修改',
    en: 'Verification is under review and cannot be changed now',
  },
  verificationFinal: {
    code: 1104,
    http: 200,
    cn: '认证结果为最终结果，不能再次提交',
    en: 'This verification result is final and cannot be resubmitted',
  },
  idNumberTaken: {
    code: 1106,
    http: 200,
    cn: '该证件号码已在其他账号完成实名认证',
    en: 'This ID number is already verified on another account',
  },
  creditCodeTaken: {
    code: 1105,
    http: 200,
    cn: '该统一社会信用代码已被其他企业使用',
    en: 'This credit code is already used by another company',
  },

  // Money
  insufficientBalance: { code: 1201, http: 200, cn: '余额不足，还差 {short}', en: 'Insufficient balance: you need {short} more' },
  insufficientBeans: { code: 1202, http: 200, cn: '豆不足，去充值', en: 'Insufficient beans. Top up to continue.' },
  amountZero: { code: 1203, http: 200, cn: '金额必须大于 0', en: 'The amount must be greater than 0' },
  fourEyes: { code: 1206, http: 200, cn: '不能复核自己提交的付款', en: 'You cannot approve a payment you prepared' },
  bankAccountUnknown: { code: 1207, http: 200, cn: '请选择一个有效的银行账户', en: 'Please choose a valid bank account' },
  noApprover: {
    code: 1209,
    http: 200,
    cn: '提现须由另一名成员复核，企业内目前没有其他有复核权限的成员。请先添加一名所有者或财务成员。',
    en: 'Another member must approve withdrawals, and no one else in the company can. Add another owner or finance member first.',
  },
  previewChanged: { code: 1208, http: 200, cn: '费用已变化，请重新确认', en: 'The fees have changed. Please review them again.' },

  beansNotRefundable: {
    code: 1210,
    http: 200,
    cn: `仅付款后 ${BEAN_REFUND_DAYS} 天内且未使用的豆可以退款`,
    en: `Beans can be refunded only if unused and within ${BEAN_REFUND_DAYS} days of payment`,
  },

  // Moves of a lifecycle
  wrongStage: {
    code: 1301,
    http: 200,
    cn: '{stages}阶段才能进行此操作，现在是“{stage}”',
    en: 'Not possible at this stage ({stage}). Available only at: {stages}.',
  },
  otherParty: { code: 1302, http: 200, cn: '此操作由另一方进行', en: 'Only the other party can do this' },

  // Demands
  actionNotListed: { code: 1304, http: 200, cn: '当前不可操作', en: 'Not available now' },
  amountMissing: { code: 1305, http: 200, cn: '需求金额为 0，请先填写金额', en: 'The amount is 0. Enter an amount first.' },
  fullyFunded: { code: 1306, http: 200, cn: '已托管满额', en: 'Already fully funded' },
  reviewUnderWay: { code: 1307, http: 200, cn: '平台审核中', en: 'Platform review is in progress' },
  changesOutstanding: { code: 1308, http: 200, cn: '请先修改被退回的内容', en: 'Make the requested changes first' },
  companyNotVerified: { code: 1309, http: 200, cn: '企业通过认证后才能发布', en: 'Only a verified company can publish' },
  reviewNotRequested: { code: 1310, http: 200, cn: '尚未提交审核', en: 'Not submitted for review yet' },
  appliedAlready: { code: 1311, http: 200, cn: '您已报名', en: 'You have already applied' },
  anotherPicked: { code: 1312, http: 200, cn: '已选定其他服务商', en: 'Another provider was picked' },
  invitationOnly: { code: 1313, http: 200, cn: '仅限受邀者报名', en: 'By invitation only' },
  recruitmentNotBegun: { code: 1314, http: 200, cn: '招募自 {date} 开始', en: 'Recruitment starts on {date}' },
  recruitmentEnded: { code: 1315, http: 200, cn: '招募期已结束', en: 'Recruitment has ended' },
  noApplication: { code: 1316, http: 200, cn: '您没有有效的报名', en: 'You have no active application' },
  nobodyApplied: { code: 1317, http: 200, cn: '还没有人报名', en: 'Nobody has applied yet' },
  nobodyPickable: { code: 1318, http: 200, cn: '没有等待选定的报名者', en: 'No applicant is waiting to be picked' },
  advancePaid: { code: 1319, http: 200, cn: '预付款只能支付一次', en: 'An advance can be paid only once' },
  escrowEmpty: { code: 1320, http: 200, cn: '没有可放款的托管资金', en: 'No funds are left in escrow' },
  postponementRequested: { code: 1321, http: 200, cn: '已提出，等待企业同意', en: 'Requested. Waiting for the company.' },
  postponedOnce: { code: 1322, http: 200, cn: '每个需求只能延期一次', en: 'A demand can be postponed only once' },
  postponementNotRequested: { code: 1323, http: 200, cn: '服务商尚未申请延期', en: 'The provider has not asked for more time' },
  closedYourSide: { code: 1324, http: 200, cn: '您已结束，等待对方', en: 'You have closed your side. Waiting for the other party.' },
  notApplied: { code: 1303, http: 200, cn: '该服务商没有报名此需求', en: 'This provider has not applied' },

  // Providers
  contactDead: {
    code: 1601,
    http: 200,
    cn: '该联系方式已确认失效，更新前不再提供',
    en: 'This contact no longer works and is unavailable until it is corrected',
  },
  reportNotPossible: {
    code: 1602,
    http: 200,
    cn: '只能在解锁后 {days} 天内举报一次',
    en: 'A contact can be reported only once, within {days} days of unlocking it',
  },

  // Rates and calendars
  rateFourEyes: {
    code: 1551,
    http: 200,
    cn: '不能复核自己编辑过的费率，请由另一位运营人员复核',
    en: 'You cannot review a draft you edited. Ask another operator.',
  },

  // Events
  registrationNotOpen: { code: 1501, http: 200, cn: '报名尚未开始', en: 'Registration has not opened yet' },
  registrationOver: { code: 1502, http: 200, cn: '报名已结束', en: 'Registration has closed' },
  signedUpAlready: {
    code: 1503,
    http: 200,
    cn: '该联系方式已报名本活动，电子票已发送至此联系方式',
    en: 'This contact is already signed up. The ticket was sent to it.',
  },
  accountSignedUpAlready: { code: 1504, http: 200, cn: '您的账号已报名本活动', en: 'Your account is already signed up for this event' },
  signupCancelled: { code: 1505, http: 200, cn: '该报名已取消', en: 'This sign-up has been cancelled' },
  signupFixed: {
    code: 1506,
    http: 200,
    cn: '活动已开始或已取消，报名不能再取消',
    en: 'The event has started or was cancelled, so this sign-up can no longer be cancelled',
  },
  eventFinished: { code: 1507, http: 200, cn: '活动已结束', en: 'The event has ended' },
  eventNotOn: {
    code: 1508,
    http: 200,
    cn: '活动未发布或已取消，不能签到',
    en: 'The event is unpublished or cancelled, so check-in is not possible',
  },
  ticketUnknown: { code: 1509, http: 200, cn: '未找到这张票，请核对票号', en: 'Ticket not found. Check the number.' },
  ticketOther: { code: 1510, http: 200, cn: '{who} 的票属于另一场活动：{event}', en: '{who} has a ticket for another event: {event}' },
  ticketUsed: { code: 1511, http: 200, cn: '{who} 已于 {at} 签到', en: '{who} was checked in at {at}' },
  ticketCancelled: { code: 1512, http: 200, cn: '{who} 已取消报名', en: '{who} has cancelled' },
  ticketWaiting: { code: 1513, http: 200, cn: '{who} 仍在候补，没有名额', en: '{who} is still on the waiting list and has no seat' },

  // Files
  fileMissing: { code: 1401, http: 422, cn: '请选择文件', en: 'Please choose a file' },
  fileOne: { code: 1402, http: 422, cn: '一次只能上传一个文件', en: 'Upload one file at a time' },
  fileTooLarge: { code: 1403, http: 413, cn: '文件不能超过 {max}', en: 'The file must not exceed {max}' },
  fileNotUnder: { code: 1423, http: 413, cn: '文件须小于 {max}', en: 'The file must be smaller than {max}' },
  fileBroken: {
    code: 1424,
    http: 422,
    cn: '文件不完整或已损坏，请重新选择',
    en: 'The file is incomplete or damaged. Choose another one.',
  },
  fileKind: { code: 1404, http: 422, cn: '仅支持 {kinds} 格式', en: 'Only {kinds} files are accepted' },
  filePurpose: { code: 1405, http: 422, cn: '未知的上传用途', en: 'Unknown upload purpose' },
  fileUnsafe: {
    code: 1406,
    http: 422,
    cn: 'SVG 含有脚本或外部引用，请导出为纯图形后再上传',
    en: 'This SVG contains scripts or external references. Export it as plain shapes and upload it again.',
  },

  ...workbookErrors,
  ...chatErrors,
  ...moderationErrors,
  ...teamErrors,
  ...peopleErrors,
  ...payErrors,
  ...absenceErrors,
  ...deskErrors,
} as const satisfies Record<string, ErrorRule>

export type ErrorName = keyof typeof errors
export const errorNames = Object.keys(errors) as [ErrorName, ...ErrorName[]]

/** Messages of single fields. Schemas use the names as their issue messages; `fieldMessage` turns a name into the caller's language. */
export const fieldErrors = {
  required: { cn: '此项必填', en: 'This field is required' },
  wrongType: { cn: '格式不正确', en: 'The format is incorrect' },
  tooShort: { cn: '至少 {min} 个字符', en: 'At least {min} characters' },
  tooLong: { cn: '最多 {max} 个字符', en: 'At most {max} characters' },
  tooSmall: { cn: '不能小于 {min}', en: 'Must be at least {min}' },
  tooBig: { cn: '不能大于 {max}', en: 'Must be at most {max}' },
  tooMany: { cn: '最多 {max} 项', en: 'At most {max} items' },
  tooFew: { cn: '至少 {min} 项', en: 'At least {min} items' },
  notListed: { cn: '请从列表中选择', en: 'Please choose from the list' },
  phone: { cn: '手机号格式不正确', en: 'The phone number is not valid' },
  email: { cn: '邮箱格式不正确', en: 'The e-mail address is not valid' },
  phoneOrEmail: { cn: '电话和邮箱至少填一项', en: 'Enter a phone number or an e-mail address' },
  passwordShort: { cn: `密码至少 ${PASSWORD_MIN_LENGTH} 位`, en: `The password must have at least ${PASSWORD_MIN_LENGTH} characters` },
  passwordKinds: {
    cn: `密码须包含小写字母、大写字母、数字、符号中的至少 ${PASSWORD_MIN_KINDS} 种`,
    en: `The password must have at least ${PASSWORD_MIN_KINDS} kinds of characters: lower-case letters, capitals, digits or symbols`,
  },
  passwordMismatch: { cn: '两次输入的密码不一致', en: 'The two passwords do not match' },
  codeFormat: { cn: `请输入 ${CODE_DIGITS} 位数字验证码`, en: `Please enter the ${CODE_DIGITS}-digit code` },
  amountNotNumber: { cn: '请输入数字', en: 'Please enter a number' },
  amountRange: { cn: `金额须在 0 到 ${amountMax} 之间`, en: `The amount must be between 0 and ${amountMax}` },
  amountDecimals: { cn: '最多两位小数', en: 'At most two decimal places' },
  amountPrecision: { cn: '{currency} 最多 {digits} 位小数', en: '{currency} allows at most {digits} decimal places' },
  amountWhole: { cn: '{currency} 没有小数', en: '{currency} has no decimals' },
  amountZero: { cn: '金额必须大于 0', en: 'The amount must be greater than 0' },
  prepaymentAbove: { cn: '预付款不能超过已支付的金额', en: 'The prepayment cannot exceed the amount already paid' },
  currencyUnknown: { cn: '请选择币种', en: 'Please choose a currency' },
  dateInvalid: { cn: '日期不正确', en: 'The date is not valid' },
  numberTaken: { cn: '该编号已登记', en: 'This number is already registered' },
  dateOrder: { cn: '开始日期不能晚于结束日期', en: 'The start date cannot be after the end date' },
  completionOrder: { cn: '预计完成不能早于招募截止', en: 'Completion cannot be expected before recruitment ends' },
  datePast: { cn: '日期不能早于今天', en: 'The date cannot be in the past' },
  dateFuture: { cn: '日期不能晚于今天', en: 'The date cannot be in the future' },
  notAdult: {
    cn: `年满 ${ADULT_YEARS} 周岁才能注册为个人用户`,
    en: `Individuals must be at least ${ADULT_YEARS} years old`,
  },
  areaUnknown: { cn: '请选择国家或地区', en: 'Please choose a country or region' },
  agree: { cn: '请先阅读并同意协议', en: 'Please read and accept the agreements' },
  numberLength: { cn: '应为 {length} 位，现在 {typed} 位', en: 'Must have {length} characters; it has {typed}' },
  checkDigit: { cn: '校验位不对，请核对每一位', en: 'The check digit does not fit. Compare every character.' },
  lockedByVerification: { cn: '认证提交后不可修改', en: 'This cannot be changed after verification is submitted' },
  idNumber: { cn: '证件号码不正确', en: 'The ID number is not valid' },
  url: { cn: '网址格式不正确', en: 'The web address is not valid' },
  bankCurrency: { cn: '该银行账户的币种与提现币种不同', en: 'This bank account is in a different currency' },
  ordersMixed: { cn: '一次只能提现同一币种的订单', en: 'All orders in a withdrawal must be in the same currency' },
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
    cn: '发布过的文章不能更改链接名，否则旧链接会失效',
    en: 'The link name of a published article cannot be changed, or old links would break',
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
  seatsTaken: { cn: '已有 {min} 个名额被占用，不能再少', en: '{min} seats are already taken, so there cannot be fewer' },
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

import { BEAN_REFUND_DAYS } from './constants.ts'

import { deskErrors } from './desk-errors.ts'
import { payErrors } from './pay-errors.ts'
import { absenceErrors, peopleErrors, teamErrors } from './people-errors.ts'
import { chatErrors, moderationErrors } from './talk-errors.ts'
import { workbookErrors } from './workbook-errors.ts'

/**
 * The error catalogue: name → number on the wire, HTTP status, both texts. A business refusal is HTTP 200 with `success: false`
 * (product §4). `{name}` is filled from the refusal's params. Numbers are stable: never reuse one.
 */
export interface ErrorRule {
  readonly code: number
  readonly http: 200 | 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 431 | 500 | 503
  readonly cn: string
  readonly en: string
  /** Params that the sentence does not show: the web app reads them. */
  readonly data?: readonly string[]
}

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
    en: 'An export has at most {most|row|rows}. Narrow the list with its filters first.',
  },
  busy: { code: 50301, http: 503, cn: '当前请求过多，请稍后再试', en: 'The service is very busy right now. Please try again in a moment.' },
  draftsFull: {
    code: 1746,
    http: 200,
    cn: '最多保存 {most} 份草稿，请先删除不需要的',
    en: 'You can keep at most {most|draft|drafts}. Delete one first.',
  },
  textTooTangled: {
    code: 1745,
    http: 200,
    cn: '正文的格式标记过于复杂，无法排版，请简化后再试',
    en: 'The formatting marks in this text are too tangled to be laid out. Simplify them and try again.',
  },
  unavailable: { code: 503, http: 503, cn: '服务正在启动或维护', en: 'The service is starting or under maintenance' },

  // Sign-in and account
  loginWrong: { code: 1001, http: 200, cn: '账号或密码不正确', en: 'Incorrect account or password' },
  loginLocked: {
    code: 1002,
    http: 200,
    cn: '失败次数过多，请 {wait}后再试',
    en: 'Too many failed attempts. Try again in {wait}.',
  },
  codeWrong: { code: 1003, http: 200, cn: '验证码不正确', en: 'The verification code is incorrect' },
  codeExpired: {
    code: 1004,
    http: 200,
    cn: '验证码已失效，请重新获取',
    en: 'The verification code has expired. Please request a new one.',
  },
  codeTooSoon: { code: 1005, http: 200, cn: '请 {wait}后再获取验证码', en: 'You can request another code in {wait}' },
  phoneTaken: { code: 1006, http: 200, cn: '该手机号已注册，请直接登录', en: 'This phone number is registered. Please sign in.' },
  userTypeWrong: { code: 1007, http: 200, cn: '账号类型不符', en: 'This account is of a different type' },
  accountUnknown: { code: 1008, http: 200, cn: '该账号尚未注册', en: 'This account is not registered' },
  accountFrozen: { code: 1009, http: 200, cn: '账号已被冻结', en: 'The account is frozen' },
  accountUnderReview: { code: 1010, http: 200, cn: '账号审核中', en: 'The account is under review' },
  authenticationFailed: { code: 1011, http: 200, cn: '认证未通过', en: 'Authentication failed' },
  profileIncomplete: { code: 1012, http: 200, cn: '请先完善名片信息', en: 'Please complete your business card first' },
  passwordSame: { code: 1013, http: 200, cn: '新密码不能与原密码相同', en: 'The new password must differ from the old one' },
  codeLocked: {
    code: 1022,
    http: 200,
    cn: '验证码输错次数过多，请 {wait}后再试，或使用密码登录',
    en: 'Too many wrong codes. Try again in {wait}, or sign in with your password.',
  },
  operatorLoginWrong: {
    code: 1023,
    http: 200,
    cn: '用户名、密码或动态口令不正确',
    en: 'Incorrect username, password or one-time code',
  },
  secondFactorNeeded: {
    code: 1024,
    http: 200,
    cn: '请输入身份验证器上的动态口令，或一个恢复码',
    en: 'Enter the one-time code from your authenticator app, or a recovery code',
  },
  newPasswordNeeded: {
    code: 1025,
    http: 200,
    cn: '初始密码只用于这一次登录，请设置您自己的密码',
    en: 'The first password is for this sign-in only. Set a password of your own.',
  },
  firstPasswordOver: {
    code: 1026,
    http: 200,
    cn: '初始密码已过期，请让管理服务器的人重新生成',
    en: 'The first password has expired. Ask those who run the server for a new one.',
  },
  secondFactorWrong: { code: 1014, http: 200, cn: '动态口令不正确', en: 'The one-time code is incorrect' },
  emailTaken: { code: 1015, http: 200, cn: '该邮箱已被使用', en: 'This e-mail address is already in use' },
  cancellationBlocked: { code: 1016, http: 200, cn: '账号暂时不能注销：{reasons}', en: 'The account cannot be closed yet: {reasons}' },
  exitFailed: { code: 1017, http: 200, cn: '退出失败', en: 'exit failed' },
  passwordWrong: { code: 1018, http: 200, cn: '当前密码不正确', en: 'The current password is incorrect' },
  usernameTaken: { code: 1019, http: 200, cn: '用户名 {username} 已被使用', en: 'The username {username} is taken' },
  operatorUnknown: { code: 1020, http: 200, cn: '没有名为 {username} 的运营账号', en: 'There is no operator named {username}' },
  proofNeeded: {
    code: 1021,
    http: 200,
    cn: '请先验证身份：再次输入密码或验证码',
    en: 'Please confirm that it is you, with your password or a code',
  },

  workWanted: {
    code: 1091,
    http: 200,
    cn: '正在做防滥用检查，请稍候',
    en: 'Checking against abuse. One moment, please.',
    data: ['challenge', 'bits'],
  },
  messagesMost: {
    code: 1090,
    http: 200,
    cn: '今天发送的验证消息已达上限，请明天再试',
    en: 'The limit of messages for today is reached. Try again tomorrow.',
  },

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
  fourEyes: { code: 1206, http: 200, cn: '不能复核自己提交的内容', en: 'You cannot approve what you prepared' },
  approvalWaits: {
    code: 1211,
    http: 200,
    cn: '已有一项请求等待第二人复核，请等待处理或先撤回',
    en: 'This already awaits a second person. Wait for the decision, or withdraw it first.',
  },
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
  postponedOnce: { code: 1322, http: 200, cn: '每个需求只能延期一次', en: 'A request can be postponed only once' },
  postponementNotRequested: { code: 1323, http: 200, cn: '服务商尚未申请延期', en: 'The provider has not asked for more time' },
  closedYourSide: { code: 1324, http: 200, cn: '您已结案，等待对方', en: 'You have closed out. Waiting for the other party.' },
  applicantGone: { code: 1325, http: 200, cn: '该报名者的账号已停用', en: 'The account of this applicant is no longer active' },
  invitationsMost: {
    code: 1326,
    http: 200,
    cn: '企业每天最多邀请 {most} 人，请明天再试',
    en: 'A company can invite at most {most} people a day. Try again tomorrow.',
  },
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
    cn: '只能在查看后 {days} 天内举报一次',
    en: 'A contact can be reported only once, within {days|day|days} of unlocking it',
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
  uploadQuota: {
    code: 1446,
    http: 429,
    cn: '一小时内上传的文件过多，请稍后再试',
    en: 'You have uploaded too many files within the last hour. Please try again later.',
  },
  storageFull: {
    code: 1426,
    http: 503,
    cn: '服务器存储空间不足，请稍后再试',
    en: 'The server is short of storage. Please try again later.',
  },
  fileInfected: { code: 1458, http: 422, cn: '文件含有恶意软件，没有保存', en: 'The file contains malware and was not stored' },
  scanUnavailable: {
    code: 1459,
    http: 503,
    cn: '暂时无法检查文件，请稍后再上传',
    en: 'Files cannot be checked right now. Please try again later.',
  },
  fileBroken: {
    code: 1424,
    http: 422,
    cn: '文件不完整或已损坏，请重新选择',
    en: 'The file is incomplete or damaged. Choose another one.',
  },
  voiceTooLong: { code: 1425, http: 422, cn: '语音最长 {seconds} 秒', en: 'A voice message is at most {seconds|second|seconds} long' },
  fileKind: { code: 1404, http: 422, cn: '仅支持 {kinds} 格式', en: 'Only {kinds} files are accepted' },
  filePurpose: { code: 1405, http: 422, cn: '未知的上传用途', en: 'Unknown upload purpose' },
  fileUnsafe: {
    code: 1406,
    http: 422,
    cn: 'SVG 引用了外部内容，请导出为纯图形后再上传',
    en: 'This SVG refers to something outside it. Export it as plain shapes and upload it again.',
  },
  drawingHeavy: {
    code: 1460,
    http: 422,
    cn: '这张图片过于复杂或尺寸过大，无法处理。请简化，或另存为较小的 PNG 后再上传。',
    en: 'This picture is too complex or too large to process. Simplify it, or save it as a smaller PNG and upload that.',
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

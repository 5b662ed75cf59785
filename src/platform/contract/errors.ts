/**
 * An entry of the error catalogue: number on the wire, HTTP status, both texts. A business refusal is HTTP 200 with `success: false`
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

/** What the platform itself refuses, and what several features refuse alike. */
const shared = {
  badRequest: { code: 400, http: 400, cn: '请求无法读取', en: 'The request could not be read' },
  unauthenticated: { code: 401, http: 401, cn: '您还未登录，请先登录！', en: 'You are not signed in. Please sign in first.' },
  sessionEnded: { code: 40101, http: 401, cn: '登录已失效，请重新登录', en: 'Your session has ended. Please sign in again.' },
  forbidden: { code: 403, http: 403, cn: '您没有权限进行此操作', en: 'Your role does not allow this' },
  notFound: {
    code: 404,
    http: 404,
    cn: '内容不存在、已关闭，或您无权访问',
    en: 'This does not exist, has been closed, or you do not have access to it',
  },
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
  changedMeanwhile: {
    code: 40903,
    http: 409,
    cn: '您打开之后，这项内容已有改动，本次操作没有保存。请查看现在的内容再继续。',
    en: 'This was changed after you opened it, so nothing was saved. Look at what it says now before you go on.',
    // Who changed it and when; empty where that is not known.
    data: ['by', 'at'],
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
  unavailable: { code: 503, http: 503, cn: '服务正在启动或维护', en: 'The service is starting or under maintenance' },
  loginWrong: { code: 1001, http: 200, cn: '账号或密码不正确', en: 'Incorrect account or password' },
  loginLocked: {
    code: 1002,
    http: 200,
    cn: '失败次数过多，请 {wait}后再试',
    en: 'Too many failed attempts. Try again in {wait}.',
  },
  codeWrong: { code: 1003, http: 200, cn: '验证码不正确', en: 'The verification code is incorrect' },
  codeTooSoon: { code: 1005, http: 200, cn: '请 {wait}后再获取验证码', en: 'You can request another code in {wait}' },
  profileIncomplete: { code: 1012, http: 200, cn: '请先完善名片信息', en: 'Please complete your business card first' },
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
  secondFactorWrong: { code: 1014, http: 200, cn: '动态口令不正确', en: 'The one-time code is incorrect' },
  exitFailed: { code: 1017, http: 200, cn: '退出失败', en: 'exit failed' },
  passwordWrong: { code: 1018, http: 200, cn: '当前密码不正确', en: 'The current password is incorrect' },
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
  otherParty: { code: 1302, http: 200, cn: '此操作由另一方进行', en: 'Only the other party can do this' },
  storageFull: {
    code: 1426,
    http: 503,
    cn: '服务器存储空间不足，请稍后再试',
    en: 'The server is short of storage. Please try again later.',
  },
  fileKind: { code: 1404, http: 422, cn: '仅支持 {kinds} 格式', en: 'Only {kinds} files are accepted' },
  workbookPassword: {
    code: 1407,
    http: 422,
    cn: '这个工作簿设有打开密码。请在 Excel 中去掉密码并保存，再上传。',
    en: 'This workbook needs a password to open. Remove the password in Excel, save it, and upload it again.',
  },
  workbookOther: {
    code: 1408,
    http: 422,
    cn: '这个文件的内容是{kind}，不是 Excel 工作簿。请用 Excel 打开，另存为“Excel 工作簿 (*.xlsx)”后再上传。',
    en: 'By its content this file is {kind}, not an Excel workbook. Open it in Excel, save it as “Excel Workbook (*.xlsx)” and upload that.',
  },
  workbookDamaged: {
    code: 1409,
    http: 422,
    cn: '这个工作簿已损坏或不完整，无法读取。请用 Excel 打开并另存一份后再上传。',
    en: 'This workbook is damaged or incomplete and cannot be read. Open it in Excel, save a copy and upload that.',
  },
  workbookTooLarge: {
    code: 1410,
    http: 422,
    cn: '这个工作簿展开后过大（压缩比异常，或部件过多），为安全起见不予读取。请只保留需要导入的工作表，另存后再上传。',
    en: 'Unpacked, this workbook is too large to be read safely. Keep only the sheet to import, save it as a new file and upload that.',
  },
  workbookDoctype: {
    code: 1411,
    http: 422,
    cn: '这个工作簿含有 XML 文档类型声明，Excel 不会这样写，为安全起见不予读取。请用 Excel 打开并另存一份后再上传。',
    en: 'This workbook declares XML entities, which Excel never writes, so it is not read. Save a copy in Excel and upload that.',
  },
  workbookSlow: {
    code: 1413,
    http: 422,
    cn: '读取这个工作簿超过了 {seconds} 秒，已停止。请拆成几个文件，或只保留需要导入的工作表。',
    en: 'Reading this workbook took more than {seconds|second|seconds} and was stopped. Divide it, or keep only the sheet to import.',
  },
  workbookMemory: {
    code: 1414,
    http: 422,
    cn: '读取这个工作簿需要的内存过多，已停止。请拆成几个文件，或只保留需要导入的工作表。',
    en: 'Reading this workbook needed too much memory and was stopped. Divide it, or keep only the sheet to import.',
  },
  workbookFailed: {
    code: 1415,
    http: 422,
    cn: '读取这个工作簿时出错，已停止，没有写入任何内容。请用 Excel 另存一份后再上传。',
    en: 'Reading this workbook failed. Nothing was written. Save a copy in Excel and upload that.',
  },
} as const satisfies Record<string, ErrorRule>

type Shared = typeof shared
/** All errors by name. A feature adds its own in `contract/errors.ts`, by a declaration that is merged into this one. */
export interface ErrorCatalogue extends Shared {}
export type ErrorName = keyof ErrorCatalogue

/** Filled by `addErrors` when the server is assembled. In a browser it has only what is shared. */
export const errors = { ...shared } as ErrorCatalogue

/** Adds a feature's errors. A name or a number that is already used is a programming error. */
export function addErrors(added: Readonly<Record<string, ErrorRule>>): void {
  const known: Record<string, ErrorRule> = errors as never
  for (const [name, rule] of Object.entries(added)) {
    if (known[name] === rule) continue
    const other = Object.entries(known).find(([other, { code }]) => other === name || code === rule.code)
    if (other) throw new Error(`The error ${name} (${rule.code}) has the name or number of ${other[0]}`)
    known[name] = rule
  }
}

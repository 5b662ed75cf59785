import { expect, it } from 'vitest'
import { serviceHoursText } from '../../src/platform/contract/service-hours.ts'
import * as constants from '../../src/rules/constants.ts'
import * as demands from '../../src/rules/demand.ts'
import { uploadPurposes, VOICE_SECONDS } from '../../src/rules/uploads.ts'
import { disagreements, findAll, type Stated, sourceOf } from '../support/numbers.ts'

const rules = { ...constants, ...demands }

/**
 * The agreements are published as they are written, so their numbers are not filled in. Where the code decides one, this ties it to its
 * constant: a change of either fails here, and then the other changes too, with a new version of the document and its announcement.
 */

type Row = readonly [value: number | string, ...pieces: readonly [cn: string, en: string]]
const SESSION_HOURS = Math.round(rules.SESSION_SECONDS / 3_600)
const WAIT_MINUTES = rules.LOGIN_DELAY.mostSeconds / 60
const DECIMALS = Math.max(...Object.values(rules.currencies).map(({ digits }) => digits))
const [few, some, many] = rules.BEAN_PACKAGES

const stated: Record<string, readonly Row[]> = {
  'user-agreement': [
    [rules.PASSWORD_MIN_LENGTH, '密码至少 # 位', 'A password has at least # characters'],
    [rules.PASSWORD_MIN_KINDS, '且含#类以上字符', 'characters of # or more kinds'],
    [SESSION_HOURS, '登录约 # 小时后失效', 'sign in again after about # hours'],
    [rules.LOGIN_DELAY.free, '连续 # 次登录失败', 'After # failed sign-ins'],
    [rules.LOGIN_DELAY.firstSeconds, '等待时间从 # 秒逐次延长', 'from # seconds up to'],
    [WAIT_MINUTES, '最长 # 分钟', 'up to # minutes'],
    [rules.START_DAYS, '服务商被选定后 # 天内未开始服务的', 'does not start within # days of being picked'],
    [rules.CONFIRM_DAYS, '企业应在 # 天内确认，或写明理由退回', 'the company has # days to confirm'],
    [rules.ACCEPT_DAYS, '验收与结束各有 # 天期限', 'acceptance and closing have # days each'],
    [rules.CLOSE_DAYS, '验收与结束各有 # 天期限', 'acceptance and closing have # days each'],
    [rules.POSTPONE_DAYS, '预计完成日期可以延后一次，共 # 天', 'may be extended once, by # days'],
    [rules.TIMER_WARNING_HOURS, '自动执行之前 # 小时', 'Both parties are notified # hours before'],
    [rules.CHAT_HISTORY_MONTHS, '聊天记录只保存#个月', 'chat history is kept for # month only'],
    [rules.APPEAL_DAYS, '您可以在 # 天内按通知所示的方式', 'may appeal within # days'],
    [serviceHoursText, '服务时间为北京时间 #。', 'service hours are # Beijing time'],
  ],
  'privacy-policy': [
    [rules.CODE_MINUTES, '# 分钟内有效', 'Valid for # minutes'],
    [SESSION_HOURS, '约 # 小时，结束后', 'About # hours, and'],
    [SESSION_HOURS, '约 # 小时后失效', 'They expire after about # hours'],
    [rules.SESSION_KEPT_DAYS, '结束后再保存 # 天', 'and # days after they end'],
    [rules.SECURITY_KEPT_DAYS, '安全日志与操作记录中的网络地址保存 # 天', 'network addresses in records of actions for # days'],
    [rules.AUDIT_ADDRESS_KEPT_DAYS, '安全日志与操作记录中的网络地址保存 # 天', 'network addresses in records of actions for # days'],
    [rules.CHAT_HISTORY_MONTHS, "['聊天记录', '#个月", "['Chat history', '# month"],
    [rules.REPORT_LINES, '及其前后各 # 条', 'with the # before and after it'],
    [rules.REPORT_KEPT_DAYS, '条，保存 # 天', 'before and after it, # days'],
    [rules.FORMS_KEPT_YEARS, '自最后一次处理起保存#年', '# years from when they were last handled'],
    [rules.ADDRESS_KEPT_DAYS, '提交时的网络地址保存 # 天', 'the network address for # days'],
    [rules.UNPROVED_KEPT_DAYS, '未验证的活动报名保存#天', 'an unproved event sign-up for # day'],
    [rules.BOOKS_KEPT_YEARS, '最长至注销或打款后#年', 'for up to # years after closing or payment'],
    [rules.IDENTITY_KEPT_YEARS, '注销后再保存#年', 'for # years after closing, then deleted'],
    [rules.BROWSER_COOKIE_DAYS, '最长保存 # 天', 'it lasts for up to # days'],
    [rules.CHANNEL_DAYS, '渠道码在本地保存 # 天', 'stays in your browser for # days'],
    [rules.ADULT_YEARS, '年满 # 周岁', 'individuals aged # or over'],
  ],
  'value-added-services': [
    [rules.UNLOCK_CONTACT_BEANS, '查看一家机构的联系方式需 # 豆', 'The contact of one provider costs # beans'],
    [rules.UNLOCK_CONTACT_BEANS, '查看一家服务机构的联系方式需 # 豆', 'The contact details of one provider cost # beans'],
    [few, '现有 #、', 'currently of #, '],
    [some, `现有 ${few}、#、`, `currently of ${few}, # and`],
    [many, '、# 豆三种', ' and #, in Chinese yuan'],
    [rules.REPORT_CONTACT_DAYS, '您可以在查看后 # 天内举报一次', 'report the contact once, within # days of viewing it'],
    [rules.BEAN_REFUND_DAYS, '付款后 # 天内且所购的豆均未使用', 'Within # days of payment'],
    [rules.BEAN_REFUND_DAYS, '超过 # 天或者已经使用的', 'Within # days of payment'],
  ],
  'account-cancellation': [
    [rules.BOOKS_KEPT_YEARS, '，#年后删除', 'is deleted after # years'],
    [rules.BOOKS_KEPT_YEARS, '打款账户（打款后#年）', 'bank accounts of payouts (# years from payment)'],
    [rules.IDENTITY_KEPT_YEARS, '通过实名认证的材料（注销后#年）', 'identity documents once verified (# years from closing)'],
  ],
  'collection-list': [
    [rules.CHAT_HISTORY_MONTHS, '送达对方；保存#个月', 'kept for # month, if reported'],
    [rules.REPORT_KEPT_DAYS, '被举报的保存 # 天', 'if reported for # days'],
    [rules.ADDRESS_KEPT_DAYS, '限制同一地址的提交次数；保存 # 天', 'Limits submissions per address; kept for # days'],
    [rules.CHANNEL_DAYS, '渠道码（存于浏览器本地，# 天）', 'Channel code (in your browser, # days)'],
  ],
  'sharing-list': [],
  'ip-protection': [],
  'task-publishing': [
    [rules.AMOUNT_MAX, '0 到 # 之间', 'between 0 and #, at most'],
    [DECIMALS, '最多#位小数', 'at most # decimal places'],
    [uploadPurposes.taskAttachment.maxBytes / 1024 ** 2, '压缩包一个，不超过 # MB', 'one archive, at most # MB'],
    [rules.START_DAYS, '选定后 # 天内未开始的', 'does not start within # days'],
    [rules.POSTPONE_DAYS, '预计完成日期顺延 # 天', 'moves the expected completion by # days'],
    [rules.CONFIRM_DAYS, '企业应在交付后 # 天内确认或退回', 'confirms or returns the delivery within # days'],
    [rules.ACCEPT_DAYS, '验收与结束各有 # 天期限', 'Acceptance and closing have # days each'],
    [rules.CLOSE_DAYS, '验收与结束各有 # 天期限', 'Acceptance and closing have # days each'],
    [rules.APPEAL_DAYS, '可以在 # 天内通过“联系我们”申诉', 'appeal through the contact page within # days'],
  ],
  'app-permissions': [
    [VOICE_SECONDS, '每次最长 # 秒', 'a voice message of at most # seconds'],
    [SESSION_HOURS, '约 # 小时后失效', 'expire after about # hours'],
    [rules.BROWSER_COOKIE_DAYS, 'Cookie，最长 # 天', 'a known browser, for up to # days'],
    [rules.CHANNEL_DAYS, '渠道码，# 天后失效', 'kept for # days and submitted'],
  ],
  'law-comments': [[rules.APPEAL_DAYS, '被处理的人可以在 # 天内申诉', 'affected by a measure can appeal within # days']],
}

/** What people promise or the law says, and no code decides. */
const promised: Record<string, readonly string[]> = {
  'user-agreement': ['至少提前 # 天公告', 'at least # days in advance'],
  'privacy-policy': ['# 个工作日内答复', 'within # working days'],
  'value-added-services': ['付款后 # 天内通过', 'within # days of payment', '至少提前 # 天公告', 'at least # days in advance'],
  'account-cancellation': ['# 个工作日内核查', 'within # working days'],
  'ip-protection': [
    '# 个工作日内',
    'within # working days',
    '送达投诉人后 # 日内',
    'within # days after the declaration',
    '起 # 天内',
    'Within # days',
  ],
  'task-publishing': ['# 个工作日内完成', 'within # working day', '0 到', 'between 0 and', '大于 #', 'must be above #'],
}

const file = (document: string) => `features/base/agreement/web/documents/${document}.ts`

it('the agreements state the numbers that the code has', () => {
  const all = Object.entries(stated).flatMap(([document, rows]) =>
    rows.map(([value, ...pieces]): Stated => ({ file: file(document), value, pieces })),
  )
  expect(disagreements(all)).toEqual([])
})

it.each(Object.keys(stated).filter((document) => !document.startsWith('law-')))('no other number is in %s', (document) => {
  const text = sourceOf(file(document))
  const known = [...stated[document]!.flatMap(([, ...pieces]) => pieces), ...(promised[document] ?? [])]
  const spans = known.flatMap((piece) => findAll(text, piece).map(({ 0: found, index }) => [index, index + found.length] as const))
  const others = [...text.matchAll(/\d[\d,.:-]*/g)].filter(({ index }) => !spans.some(([from, to]) => index >= from && index < to))
  expect(others.map(({ index }) => text.slice(index - 20, index + 20))).toEqual([])
})

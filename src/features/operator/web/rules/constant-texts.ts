import type { Pair } from '../../../../platform/contract/texts.ts'
import type * as constants from '../../../../rules/constants.ts'

type Name = keyof typeof constants

/** What each number of the house is, and where it comes from. A constant without a line here does not compile. */
export const constantTexts: Record<Name, Pair & { source: string }> = {
  AMOUNT_MAX: { cn: '金额上限（币种主单位）', en: 'Largest amount, in whole units of the currency', source: 'source §5, §9' },
  currencies: { cn: '币种与小数位', en: 'Currencies and their decimals', source: 'ISO 4217, product §3' },
  uploadPurposes: { cn: '上传用途、格式与大小', en: 'Uploads: purpose, kinds, size', source: 'source §5, product §7.3' },
  ALBUM_MAX_IMAGES: { cn: '企业相册最多张数', en: 'Images in an album', source: 'source §5' },
  FEEDBACK_MAX_SCREENSHOTS: { cn: '反馈截图最多张数', en: 'Screenshots of a feedback', source: 'source §5' },
  REQUEST_TIMEOUT_MS: { cn: '请求超时（毫秒）', en: 'Request time-out, ms', source: 'source §9' },
  CHUNK_TIMEOUT_MS: { cn: '脚本加载超时（毫秒）', en: 'Script load time-out, ms', source: 'source §9' },
  CLICK_THROTTLE_MS: { cn: '点击节流（毫秒）', en: 'Click throttle, ms', source: 'source §9' },
  SESSION_SECONDS: { cn: '登录有效期（秒）', en: 'Session life, seconds', source: 'source §4, §9' },
  PASSWORD_MIN_LENGTH: { cn: '密码最少位数', en: 'Shortest password', source: 'source §5' },
  PASSWORD_MIN_KINDS: { cn: '密码最少字符种类', en: 'Kinds of characters in a password', source: 'source §5' },
  CODE_DIGITS: { cn: '验证码位数', en: 'Digits of a code', source: 'product §5' },
  CODE_MINUTES: { cn: '验证码有效期（分钟）', en: 'Life of a code, minutes', source: 'product §5' },
  CODE_RESEND_SECONDS: { cn: '验证码重发间隔（秒）', en: 'Between two codes, seconds', source: 'product §5' },
  CODE_TRIES: { cn: '验证码可试次数', en: 'Tries of a code', source: 'product §5' },
  LOGIN_TRIES: { cn: '登录可试次数', en: 'Failed sign-ins before a lock', source: 'product §5' },
  LOGIN_LOCK_MINUTES: { cn: '登录锁定（分钟）', en: 'Lock after failed sign-ins, minutes', source: 'product §5' },
  WIRE_SIGNATURE: { cn: '固定签名头', en: 'Fixed signature header', source: 'source §7' },
  POSTPONE_DAYS: { cn: '延期天数（一次）', en: 'Postponement, days, once', source: 'source §4, §9' },
  START_DAYS: { cn: '选定后开始期限（天）', en: 'To start after the pick, days', source: 'product §2' },
  CONFIRM_DAYS: { cn: '交付后自动确认（天）', en: 'Silence that confirms a delivery, days', source: 'product §2' },
  ACCEPT_DAYS: { cn: '确认后自动验收（天）', en: 'Confirmation to acceptance, days', source: 'product §2' },
  CLOSE_DAYS: { cn: '验收后自动结束（天）', en: 'Acceptance to the end, days', source: 'product §2' },
  TIMER_WARNING_HOURS: { cn: '到期前提醒（小时）', en: 'Warning before a timer, hours', source: 'product §2' },
  PLATFORM_FEE_BPS: { cn: '平台服务费默认值（基点）', en: 'Platform fee by default, basis points', source: 'product §3' },
  CHANNEL_SHARE_BPS: { cn: '渠道分成默认值（基点）', en: 'Channel share by default, basis points', source: 'product §3' },
  WITHDRAWAL_FEE_BPS: { cn: '提现手续费默认值（基点）', en: 'Withdrawal fee by default, basis points', source: 'product §3' },
  BEAN_PACKAGES: { cn: '豆套餐', en: 'Bean packages', source: 'product §3' },
  UNLOCK_CONTACT_BEANS: { cn: '解锁联系方式所需豆', en: 'Beans that unlock a contact', source: 'product §3' },
  SERVICE_HOURS: { cn: '服务时间', en: 'Service hours', source: 'source §9' },
  CHAT_HISTORY_MONTHS: { cn: '聊天记录保留（月）', en: 'Chat history kept, months', source: 'source §9' },
  REVEAL: { cn: '滚动显现', en: 'Scroll reveal', source: 'source §9' },
  COPYRIGHT_FROM_YEAR: { cn: '版权起始年份', en: 'Copyright from', source: 'source §2, product §7.6' },
}

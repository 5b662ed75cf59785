import { CODE_DIGITS, PASSWORD_MIN_KINDS, PASSWORD_MIN_LENGTH } from '../../../rules/constants.ts'
import { plural, texts } from '../../contract/texts.ts'

export const t = texts({
  // Shared
  back: { cn: '返回', en: 'Back' },
  cancel: { cn: '取消', en: 'Cancel' },
  close: { cn: '关闭', en: 'Close' },
  clear: { cn: '清除', en: 'Clear' },
  retry: { cn: '重试', en: 'Try again' },
  remove: { cn: '移除', en: 'Remove' },
  none: { cn: '—', en: '—' },
  noAccess: { cn: '您的角色没有此权限', en: 'Your role does not have this permission' },

  // StageRail
  stages: { cn: '流程', en: 'Stages' },
  stageOf: { cn: (n: number, of: number) => `第 ${n} 步，共 ${of} 步`, en: (n, of) => `Step ${n} of ${of}` },
  stageDone: { cn: '已完成', en: 'done' },
  stageNow: { cn: '进行中', en: 'current' },
  stageAhead: { cn: '未开始', en: 'not started' },
  stageSkipped: { cn: '未进行', en: 'not reached' },
  endedEarly: { cn: '提前结束', en: 'Ended early' },
  allStages: { cn: '查看全部阶段', en: 'Show all stages' },
  fewerStages: { cn: '收起', en: 'Show fewer' },

  // Money
  currency: { cn: '币种', en: 'Currency' },
  held: { cn: '托管中', en: 'In escrow' },
  released: { cn: '已放款', en: 'Released' },
  refunded: { cn: '已退回', en: 'Refunded' },
  escrowTotal: { cn: '托管总额', en: 'Escrow total' },
  escrowEmpty: { cn: '尚未托管资金', en: 'No money in escrow yet' },
  total: { cn: '合计', en: 'Total' },

  // Dates
  fromDay: { cn: '起始日期', en: 'From' },
  toDay: { cn: '截止日期', en: 'To' },
  chooseDate: { cn: '选择日期', en: 'Choose a date' },
  previous: { cn: '上一页', en: 'Previous' },
  next: { cn: '下一页', en: 'Next' },
  previousMonth: { cn: '上个月', en: 'Previous month' },
  nextMonth: { cn: '下个月', en: 'Next month' },
  previousYear: { cn: '上一年', en: 'Previous year' },
  nextYear: { cn: '下一年', en: 'Next year' },
  previousDecade: { cn: '前十年', en: 'Previous decade' },
  nextDecade: { cn: '后十年', en: 'Next decade' },
  toYears: { cn: '切换到年份', en: 'Switch to years' },
  toMonths: { cn: '切换到月份', en: 'Switch to months' },

  // Phone
  areaCode: { cn: '国家或地区代码', en: 'Country or region code' },
  phone: { cn: '手机号', en: 'Phone number' },
  noMatchShort: { cn: '没有匹配项', en: 'No match' },

  // Area
  chooseArea: { cn: '选择国家和地区', en: 'Choose a country or region' },
  searchArea: { cn: '输入名称或代码查找', en: 'Type a name or code' },
  areaUp: { cn: (name: string) => `返回上一级（${name}）`, en: (name) => `Up one level from ${name}` },
  areaWhole: { cn: (name: string) => `选择“${name}”`, en: (name) => `Choose ${name}` },
  areaMore: { cn: '有下一级', en: 'opens the next level' },
  areaTooMany: { cn: (n: number) => `仅显示前 ${n} 项，请继续输入`, en: (n) => `Showing the first ${n}. Keep typing to narrow.` },
  loading: { cn: '加载中', en: 'Loading' },

  // Upload
  uploadChoose: { cn: '选择文件', en: 'Choose a file' },
  uploadOther: { cn: '换一个文件', en: 'Choose another file' },
  uploadDrop: { cn: '或拖到此处', en: 'or drop it here' },
  uploadLimit: { cn: (kinds: string, max: string) => `支持 ${kinds}，不超过 ${max}`, en: (kinds, max) => `${kinds}, up to ${max}` },
  uploadLimitUnder: { cn: (kinds: string, max: string) => `支持 ${kinds}，小于 ${max}`, en: (kinds, max) => `${kinds}, under ${max}` },
  uploadCount: { cn: (n: number, max: number) => `已传 ${n} / ${max}`, en: (n, max) => `${n} of ${max} uploaded` },
  uploadKind: { cn: (kinds: string) => `仅支持 ${kinds} 格式`, en: (kinds) => `Only ${kinds} files are accepted` },
  uploadSize: { cn: (max: string) => `文件不能超过 ${max}`, en: (max) => `The file must not exceed ${max}` },
  uploadSizeUnder: { cn: (max: string) => `文件须小于 ${max}`, en: (max) => `The file must be smaller than ${max}` },
  uploadLate: { cn: '上传超时，请重试', en: 'The upload took too long. Please try again.' },
  uploadEmpty: { cn: '文件是空的', en: 'The file is empty' },
  uploadMost: {
    cn: (most: number) => `最多 ${most} 个文件。先移除一个再添加。`,
    en: (most) => `At most ${plural(most, 'file')}. Remove one to add another.`,
  },
  uploadOne: { cn: '一次只能上传一个文件', en: 'Upload one file at a time' },
  uploadNet: { cn: '网络中断，文件未上传完成', en: 'The connection was lost before the upload finished' },
  uploadProgress: {
    cn: (name: string, percent: number) => `正在上传 ${name}，${percent}%`,
    en: (name, percent) => `Uploading ${name}, ${percent}%`,
  },
  uploadChecking: { cn: '正在检查文件', en: 'Checking the file' },
  uploadDone: { cn: (name: string) => `${name} 已上传`, en: (name) => `${name} uploaded` },
  uploadRemove: { cn: (name: string) => `移除 ${name}`, en: (name) => `Remove ${name}` },
  uploadCancel: { cn: (name: string) => `取消上传 ${name}`, en: (name) => `Cancel the upload of ${name}` },
  uploadReplace: { cn: '更换文件', en: 'Replace the file' },

  // Lists
  totalCount: { cn: (n: string) => `共 ${n} 条`, en: (n) => `${n} in total` },
  pageSize: { cn: '每页条数', en: 'Rows per page' },
  perPage: { cn: (n: number) => `${n} 条/页`, en: (n) => `${n} per page` },
  pages: { cn: '分页', en: 'Pages' },
  page: { cn: (n: number) => `第 ${n} 页`, en: (n) => `Page ${n}` },
  timesIn: { cn: (zone: string) => `时间为 ${zone}`, en: (zone) => `Times are in ${zone}` },
  pageOf: { cn: (n: number, of: number) => `第 ${n} / ${of} 页`, en: (n, of) => `Page ${n} of ${of}` },
  previousPage: { cn: '上一页', en: 'Previous page' },
  nextPage: { cn: '下一页', en: 'Next page' },
  search: { cn: '搜索', en: 'Search' },
  searchKey: { cn: '按 / 键开始搜索', en: 'Press / to search' },
  filters: { cn: '筛选', en: 'Filters' },
  filtersOn: { cn: (n: number) => `筛选（${n}）`, en: (n: number) => `Filters (${n})` },
  clearFilters: { cn: '清除筛选', en: 'Clear filters' },
  noMatch: { cn: '没有符合条件的结果', en: 'No results match' },
  noMatchWhy: { cn: '请更换关键词，或清除筛选条件。', en: 'Try another keyword, or clear the filters.' },
  updating: { cn: '正在更新', en: 'Updating' },
  sortAsc: { cn: '升序', en: 'ascending' },
  sortDesc: { cn: '降序', en: 'descending' },
  tick: { cn: (name: string) => `选择${name}`, en: (name) => `Choose ${name}` },
  tickAll: { cn: '选择本页全部', en: 'Choose all on this page' },
  sortBy: { cn: (name: string) => `按${name}排序`, en: (name) => `Sort by ${name}` },
  openRow: { cn: '打开', en: 'Open' },

  // Errors
  loadFailed: { cn: '加载失败', en: 'Failed to load' },
  requestId: { cn: '请求编号', en: 'Reference' },
  colon: { cn: '：', en: ': ' },
  formErrors: {
    cn: (n: number) => `有 ${n} 处需要修改`,
    en: (n) => (n === 1 ? 'One field needs your attention' : `${n} fields need your attention`),
  },

  // Copy
  copy: { cn: '复制', en: 'Copy' },
  copyThis: { cn: (text: string) => `复制 ${text}`, en: (text) => `Copy ${text}` },

  // Timeline
  timelineEmpty: { cn: '还没有记录', en: 'No activity yet' },
  timelineSystem: { cn: '系统', en: 'System' },
  timelineWhy: { cn: '原因：', en: 'Reason: ' },
  fromTo: { cn: (from: string, to: string) => `从“${from}”到“${to}”`, en: (from, to) => `From ${from} to ${to}` },

  // Passwords and codes
  password: { cn: '密码', en: 'Password' },
  showPassword: { cn: '显示密码', en: 'Show the password' },
  capsLock: { cn: '大写锁定已打开', en: 'Caps Lock is on' },
  passwordRule: {
    cn: `至少 ${PASSWORD_MIN_LENGTH} 位，包含 ${PASSWORD_MIN_KINDS} 种或以上的字符`,
    en: `At least ${PASSWORD_MIN_LENGTH} characters of ${PASSWORD_MIN_KINDS} or more kinds`,
  },
  kindLower: { cn: '小写字母', en: 'lower case' },
  kindUpper: { cn: '大写字母', en: 'capitals' },
  kindDigit: { cn: '数字', en: 'digits' },
  kindOther: { cn: '符号', en: 'symbols' },
  kindLength: { cn: `${PASSWORD_MIN_LENGTH} 位以上`, en: `${PASSWORD_MIN_LENGTH} or more` },
  kindHas: { cn: '已有', en: 'present' },
  kindLacks: { cn: '没有', en: 'missing' },
  code: { cn: '验证码', en: 'Verification code' },
  codeHint: { cn: `${CODE_DIGITS} 位数字`, en: `${CODE_DIGITS} digits` },
  codeSend: { cn: '获取验证码', en: 'Send code' },
  codeAgain: { cn: '重新获取', en: 'Resend' },
  codeWait: { cn: (seconds: number) => `${seconds} 秒后重发`, en: (seconds) => `Resend in ${seconds} s` },
  codeSent: { cn: '验证码已发送', en: 'The code has been sent' },
})
